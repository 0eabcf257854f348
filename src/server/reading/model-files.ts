/** The files of the model, checked before anything is served: a damaged one would misread people without a word. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

export type ModelFiles = {
  weights: Uint8Array
  vocabulary: URL
  /** The labels of each head, in the order of the model's scores. */
  heads: Record<string, string[]>
  /** Heads of which one label is true. */
  oneOf: string[]
  thresholds: Thresholds
  version: string
}

export type Thresholds = {
  /** Above which a crisis is called, somebody is asked, is asked about others, and in a language it does not read. */
  care: { crisis: number; flagged: number; outward: number; foreign: number }
  tags: number
  signals: number
  stance: number
  emotion: number[]
  stress: number
}

export const readerFolder = new URL('../../../models/reader/', import.meta.url)

/** Throws one sentence that says what is wrong and what to do. */
export function readModelFiles(folder: URL = readerFolder): ModelFiles {
  const { heads, oneOf, sha256 } = readJson(folder, 'heads.json') as {
    heads: Record<string, string[]>
    oneOf: string[]
    sha256: string
  }
  const weights = readPart(folder, 'reader.onnx')
  if (createHash('sha256').update(weights).digest('hex') !== sha256) throw damaged('reader.onnx')
  const thresholds = readJson(folder, 'thresholds.json') as Thresholds
  readPart(folder, 'vocab.txt')
  return {
    weights,
    vocabulary: new URL('vocab.txt', folder),
    heads,
    oneOf,
    thresholds,
    version: sha256.slice(0, 12),
  }
}

function readPart(folder: URL, name: string): Uint8Array {
  try {
    return readFileSync(new URL(name, folder))
  } catch {
    throw damaged(name)
  }
}

function readJson(folder: URL, name: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(readPart(folder, name)))
  } catch {
    throw damaged(name)
  }
}

function damaged(name: string): Error {
  return new Error(
    `models/reader/${name} is missing or damaged, and TwinBot does not start without it: check the file out again.`,
  )
}
