/** Texts as the rows of numbers the models read, as training/reader/tokens.py and training/judge/export.py make them. */
import { Tensor } from 'onnxruntime-node'
import type { Piece } from './word-pieces.ts'

const CLS = 101
const SEP = 102
const LONGEST_REPLY = 40

/** What a reply was written for, and the reply. */
export type OfferedReply<T> = { told: T; said: T }

/** The text first and what was said before it second. */
export function rowOf(pieces: readonly Piece[], before: readonly Piece[]) {
  const own = [CLS, ...idsOf(pieces), SEP]
  const other = before.length > 0 ? [...idsOf(before), SEP] : []
  const ids = [...own, ...other]
  const size = [1, ids.length]
  return {
    ids: tensorOf(ids, size),
    mask: tensorOf(
      ids.map(() => 1),
      size,
    ),
    parts: tensorOf([...own.map(() => 0), ...other.map(() => 1)], size),
  }
}

/** A row for each reply, after what it was written for, as long as the longest. */
export function rowsOf(offered: readonly OfferedReply<readonly Piece[]>[]) {
  const rows = offered.map(({ told, said }) => [
    ...idsOf(told).slice(0, LONGEST_REPLY),
    SEP,
    ...idsOf(said).slice(0, LONGEST_REPLY),
    SEP,
  ])
  const longest = Math.max(...rows.map(({ length }) => length))
  const padded = (row: number[]) => [...row, ...Array<number>(longest - row.length).fill(0)]
  const size = [rows.length, longest]
  return {
    replies: tensorOf(rows.flatMap(padded), size),
    mask: tensorOf(rows.map(row => row.map(() => 1)).flatMap(padded), size),
  }
}

const idsOf = (pieces: readonly Piece[]): number[] => pieces.map(({ id }) => id)

const tensorOf = (numbers: number[], size: number[]): Tensor =>
  new Tensor('int64', BigInt64Array.from(numbers, BigInt), size)
