/**
 * Arithmetic on many small numbers at once, in WebAssembly (lanes.wat): what the learned models do all day, several times
 * faster than one number after the other.
 */
import { readFileSync } from 'node:fs'

type Place = number
type Loops = {
  addBytes: (rows: Place, width: number, places: Place, by: Place, count: number, sums: Place) => void
  strongest: (slots: Place, count: number, filters: number, best: Place) => void
  products: (rows: Place, width: number, vector: Place, count: number, values: Place) => void
}

/** Only what is used of it: the server's types know no browser, where it is declared. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer }
  Instance: new (module: object, imports: object) => { exports: unknown }
}

const PAGE = 65_536
const LANE = 16
const FLOATS = 4
const module = new WebAssembly.Module(readFileSync(new URL('./lanes.wasm', import.meta.url)))

/** A piece of memory that the loops can reach, and the loops on it. An array's place is its `byteOffset`. */
export class Lanes {
  readonly loops: Loops
  private readonly memory: { buffer: ArrayBuffer }
  private used = 0

  /** `bytes` is the room for all arrays that will be asked for; rounding up is taken care of. */
  constructor(bytes: number) {
    this.memory = new WebAssembly.Memory({ initial: Math.ceil((bytes + ROUNDING) / PAGE) })
    const { exports } = new WebAssembly.Instance(module, { env: { memory: this.memory } })
    this.loops = exports as Loops
  }

  bytes(length: number): Int8Array {
    return new Int8Array(this.memory.buffer, this.take(length), length)
  }

  numbers(length: number): Int32Array {
    return new Int32Array(this.memory.buffer, this.take(length * 4), length)
  }

  floats(length: number): Float32Array {
    return new Float32Array(this.memory.buffer, this.take(length * 4), length)
  }

  private take(bytes: number): Place {
    const place = this.used
    this.used += Math.ceil(bytes / LANE) * LANE
    return place
  }
}

/** Each array may be rounded up to whole lanes, and the last row of one may be read a lane too far. */
const ROUNDING = 64 * LANE
/** So many rows are noted before they are added up. */
const NOTED = 512

/** Rows of signed bytes of which some are weighed and summed, column by column. */
export class ByteRows {
  private readonly lanes: Lanes
  private readonly rows: Int8Array
  private readonly width: number
  private readonly places: Int32Array
  private readonly by: Float32Array
  private readonly sums: Float32Array
  private noted = 0

  constructor(rows: Int8Array, width: number) {
    const columns = Math.ceil(width / LANE) * LANE
    this.lanes = new Lanes(rows.length + columns * 4 + NOTED * 8)
    this.rows = this.lanes.bytes(rows.length)
    this.rows.set(rows)
    this.width = width
    this.places = this.lanes.numbers(NOTED)
    this.by = this.lanes.floats(NOTED)
    this.sums = this.lanes.floats(columns)
  }

  /** Begins a new sum with nothing in it. */
  begin(): void {
    this.sums.fill(0)
    this.noted = 0
  }

  /** Adds a row, so many times. */
  add(row: number, by: number): void {
    if (this.noted === NOTED) this.addNoted()
    this.places[this.noted] = row
    this.by[this.noted++] = by
  }

  /** The sums of all rows added since the beginning, a column each; they stand until the next beginning. */
  sum(): Float32Array {
    this.addNoted()
    return this.sums
  }

  private addNoted(): void {
    const { rows, width, places, by, sums, noted } = this
    this.lanes.loops.addBytes(
      rows.byteOffset,
      width,
      places.byteOffset,
      by.byteOffset,
      noted,
      sums.byteOffset,
    )
    this.noted = 0
  }
}

/** Rows of floats, each to be multiplied with the same vector. */
export class FloatRows {
  private readonly lanes: Lanes
  private readonly rows: Float32Array
  private readonly count: number
  private readonly values: Float32Array
  /** To be filled before `products` is asked for. */
  readonly vector: Float32Array

  constructor(rows: Float32Array, width: number) {
    this.count = rows.length / width
    const columns = Math.ceil(width / FLOATS) * FLOATS
    this.lanes = new Lanes((this.count * columns + this.count + columns) * 4)
    this.rows = this.lanes.floats(this.count * columns)
    for (let row = 0; row < this.count; row++)
      this.rows.set(rows.subarray(row * width, (row + 1) * width), row * columns)
    this.vector = this.lanes.floats(columns)
    this.values = this.lanes.floats(this.count)
  }

  /** The vector's product with each row. */
  products(): Float32Array {
    const { rows, vector, count, values } = this
    this.lanes.loops.products(rows.byteOffset, vector.length, vector.byteOffset, count, values.byteOffset)
    return values
  }
}
