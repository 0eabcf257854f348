;; The few loops that read millions of small numbers, four to sixteen at a time. Assembled by training/lanes.ts.
(module
  (memory (import "env" "memory") 1)

  ;; For every column c: sums[c] += by[0] * rows[places[0]][c] + by[1] * rows[places[1]][c] + …
  ;; A row is $width signed bytes, $width a multiple of 16; sixteen columns stay in registers while the rows go by.
  (func (export "addBytes")
    (param $rows i32) (param $width i32) (param $places i32) (param $by i32) (param $count i32) (param $sums i32)
    (local $column i32) (local $at i32) (local $end i32) (local $factor i32)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local $bytes v128) (local $half v128) (local $weight v128)
    (local.set $end (i32.add (local.get $places) (i32.shl (local.get $count) (i32.const 2))))
    (loop $columns
      (local.set $a (v128.load (local.get $sums)))
      (local.set $b (v128.load offset=16 (local.get $sums)))
      (local.set $c (v128.load offset=32 (local.get $sums)))
      (local.set $d (v128.load offset=48 (local.get $sums)))
      (local.set $at (local.get $places))
      (local.set $factor (local.get $by))
      (block $done
        (loop $next
          (br_if $done (i32.ge_u (local.get $at) (local.get $end)))
          (local.set $weight (v128.load32_splat (local.get $factor)))
          (local.set $bytes
            (v128.load
              (i32.add
                (i32.add (local.get $rows) (local.get $column))
                (i32.mul (i32.load (local.get $at)) (local.get $width)))))
          (local.set $half (i16x8.extend_low_i8x16_s (local.get $bytes)))
          (local.set $a (f32x4.add (local.get $a) (f32x4.mul (local.get $weight)
            (f32x4.convert_i32x4_s (i32x4.extend_low_i16x8_s (local.get $half))))))
          (local.set $b (f32x4.add (local.get $b) (f32x4.mul (local.get $weight)
            (f32x4.convert_i32x4_s (i32x4.extend_high_i16x8_s (local.get $half))))))
          (local.set $half (i16x8.extend_high_i8x16_s (local.get $bytes)))
          (local.set $c (f32x4.add (local.get $c) (f32x4.mul (local.get $weight)
            (f32x4.convert_i32x4_s (i32x4.extend_low_i16x8_s (local.get $half))))))
          (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $weight)
            (f32x4.convert_i32x4_s (i32x4.extend_high_i16x8_s (local.get $half))))))
          (local.set $at (i32.add (local.get $at) (i32.const 4)))
          (local.set $factor (i32.add (local.get $factor) (i32.const 4)))
          (br $next)))
      (v128.store (local.get $sums) (local.get $a))
      (v128.store offset=16 (local.get $sums) (local.get $b))
      (v128.store offset=32 (local.get $sums) (local.get $c))
      (v128.store offset=48 (local.get $sums) (local.get $d))
      (local.set $sums (i32.add (local.get $sums) (i32.const 64)))
      (local.set $column (i32.add (local.get $column) (i32.const 16)))
      (br_if $columns (i32.lt_u (local.get $column) (local.get $width)))))

  ;; The strongest answer of each filter over $count places (three at least), for one word, two and three together.
  ;; A slot is six blocks of $filters floats: one for single words, two for pairs, three for threes.
  (func (export "strongest")
    (param $slots i32) (param $count i32) (param $filters i32) (param $best i32)
    (local $at i32) (local $end i32) (local $filter i32) (local $block i32)
    (local $x i32) (local $y i32) (local $z i32)
    (local $one v128) (local $two v128) (local $three v128)
    (local.set $block (i32.shl (local.get $filters) (i32.const 2)))
    ;; threes begin at every place but the last two
    (local.set $end (i32.add (local.get $slots) (i32.shl (i32.sub (local.get $count) (i32.const 2)) (i32.const 2))))
    (loop $columns
      (local.set $one (f32x4.splat (f32.const -1e30)))
      (local.set $two (local.get $one))
      (local.set $three (local.get $one))
      (local.set $at (local.get $slots))
      (local.set $x (i32.add (local.get $filter) (i32.load (local.get $at))))
      (local.set $y (i32.add (local.get $filter) (i32.load offset=4 (local.get $at))))
      (loop $next
        (local.set $z (i32.add (local.get $filter) (i32.load offset=8 (local.get $at))))
        (local.set $one (f32x4.pmax (local.get $one) (v128.load (local.get $x))))
        (local.set $two (f32x4.pmax (local.get $two)
          (f32x4.add
            (v128.load (i32.add (local.get $x) (local.get $block)))
            (v128.load (i32.add (local.get $y) (i32.shl (local.get $block) (i32.const 1)))))))
        (local.set $three (f32x4.pmax (local.get $three)
          (f32x4.add
            (f32x4.add
              (v128.load (i32.add (local.get $x) (i32.mul (local.get $block) (i32.const 3))))
              (v128.load (i32.add (local.get $y) (i32.shl (local.get $block) (i32.const 2)))))
            (v128.load (i32.add (local.get $z) (i32.mul (local.get $block) (i32.const 5)))))))
        (local.set $x (local.get $y))
        (local.set $y (local.get $z))
        (local.set $at (i32.add (local.get $at) (i32.const 4)))
        (br_if $next (i32.lt_u (local.get $at) (local.get $end))))
      ;; the last two words alone, and the last pair
      (local.set $one (f32x4.pmax (f32x4.pmax (local.get $one) (v128.load (local.get $x))) (v128.load (local.get $y))))
      (local.set $two (f32x4.pmax (local.get $two)
        (f32x4.add
          (v128.load (i32.add (local.get $x) (local.get $block)))
          (v128.load (i32.add (local.get $y) (i32.shl (local.get $block) (i32.const 1)))))))
      (v128.store (i32.add (local.get $best) (local.get $filter)) (local.get $one))
      (v128.store (i32.add (i32.add (local.get $best) (local.get $filter)) (local.get $block)) (local.get $two))
      (v128.store (i32.add (i32.add (local.get $best) (local.get $filter)) (i32.shl (local.get $block) (i32.const 1)))
        (local.get $three))
      (local.set $filter (i32.add (local.get $filter) (i32.const 16)))
      (br_if $columns (i32.lt_u (local.get $filter) (local.get $block)))))

  ;; values[i] = the product of a row of $width floats (a multiple of 4) with the vector, for $count rows.
  (func (export "products")
    (param $rows i32) (param $width i32) (param $vector i32) (param $count i32) (param $values i32)
    (local $at i32) (local $end i32) (local $sum v128)
    (local.set $width (i32.shl (local.get $width) (i32.const 2)))
    (loop $next
      (local.set $sum (v128.const i32x4 0 0 0 0))
      (local.set $at (local.get $vector))
      (local.set $end (i32.add (local.get $vector) (local.get $width)))
      (loop $columns
        (local.set $sum (f32x4.add (local.get $sum)
          (f32x4.mul (v128.load (local.get $at)) (v128.load (local.get $rows)))))
        (local.set $rows (i32.add (local.get $rows) (i32.const 16)))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $columns (i32.lt_u (local.get $at) (local.get $end))))
      (f32.store (local.get $values)
        (f32.add
          (f32.add (f32x4.extract_lane 0 (local.get $sum)) (f32x4.extract_lane 1 (local.get $sum)))
          (f32.add (f32x4.extract_lane 2 (local.get $sum)) (f32x4.extract_lane 3 (local.get $sum)))))
      (local.set $values (i32.add (local.get $values) (i32.const 4)))
      (local.set $count (i32.sub (local.get $count) (i32.const 1)))
      (br_if $next (local.get $count)))))
