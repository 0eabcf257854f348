;; Dot products of rows of 384 signed bytes with one such vector, 16 bytes at a time.
;; Compiled to dot-products.wasm by wat2wasm of wabt 1.0.39.
(module
  (import "env" "memory" (memory 1))
  ;; For each of `count` rows from address `row` on, its product with the one at `vector`, as i32, from `out` on.
  (func (export "dotProducts") (param $row i32) (param $count i32) (param $vector i32) (param $out i32)
    (local $end i32) (local $i i32) (local $sum v128) (local $a v128) (local $b v128)
    (local.set $end (i32.add (local.get $out) (i32.shl (local.get $count) (i32.const 2))))
    (block $done
      (loop $rows
        (br_if $done (i32.ge_u (local.get $out) (local.get $end)))
        (local.set $sum (v128.const i32x4 0 0 0 0))
        (local.set $i (i32.const 0))
        (loop $bytes
          (local.set $a (v128.load (i32.add (local.get $row) (local.get $i))))
          (local.set $b (v128.load (i32.add (local.get $vector) (local.get $i))))
          (local.set $sum (i32x4.add (local.get $sum)
            (i32x4.add
              (i32x4.dot_i16x8_s (i16x8.extend_low_i8x16_s (local.get $a)) (i16x8.extend_low_i8x16_s (local.get $b)))
              (i32x4.dot_i16x8_s (i16x8.extend_high_i8x16_s (local.get $a)) (i16x8.extend_high_i8x16_s (local.get $b))))))
          (local.set $i (i32.add (local.get $i) (i32.const 16)))
          (br_if $bytes (i32.lt_u (local.get $i) (i32.const 384))))
        (i32.store (local.get $out) (i32.add
          (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
          (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum)))))
        (local.set $out (i32.add (local.get $out) (i32.const 4)))
        (local.set $row (i32.add (local.get $row) (i32.const 384)))
        (br $rows)))))
