/** The files of the models, checked before anything is served: a damaged one would misread people and nobody would notice. */
import { createHash } from 'node:crypto'
import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type ModelFiles = {
  /** The path of the ONNX file. */
  weights: string
  /** The path of the word pieces. */
  vocabulary: string
  /** The labels of each head, in the order of the model's scores. */
  heads: Record<string, string[]>
  /** Heads with exactly one true label. */
  oneOf: string[]
  thresholds: Thresholds
  version: string
}

export type Thresholds = {
  /** Above which a crisis is called, and somebody is asked: by the reader alone, and with a second opinion. */
  care: {
    alone: { crisis: number; flagged: number }
    /**
     * The second is asked from `suspected` on. No crisis is called where it finds less than `doubted`, or the reader
     * itself less than `least`.
     */
    both: { crisis: number; flagged: number; suspected: number; doubted: number; least: number; sure: number }
    /** Higher in languages it does not read. */
    foreign: number
  }
  tags: number
  signals: number
  stance: number
  emotion: number[]
  stress: number
}

export const modelsFolder = new URL('../../../models/', import.meta.url)

/** Throws one sentence that says what is wrong and what to do. */
export function readModelFiles(models: URL = modelsFolder): ModelFiles {
  const { heads, oneOf, sha256 } = readJson(models, 'reader/heads.json') as {
    heads: Record<string, string[]>
    oneOf: string[]
    sha256: string
  }
  const thresholds = readJson(models, 'reader/thresholds.json') as Thresholds
  readPart(models, 'reader/vocab.txt')
  return {
    weights: checked(models, 'reader/reader.onnx', sha256),
    vocabulary: fileURLToPath(new URL('reader/vocab.txt', models)),
    heads,
    oneOf,
    thresholds,
    version: sha256.slice(0, 12),
  }
}

export type MatcherFiles = {
  weights: string
  version: string
  /** The broad moments it has learned to choose among, in the order of its scores. */
  broad: readonly string[]
}

/** The model that says which moments of the library a message is near to; without it only plain lines are said. */
export function readMatcherFiles(models: URL = modelsFolder): MatcherFiles | undefined {
  try {
    const { sha256, broad } = readJson(models, 'matcher/matcher.json') as { sha256: string; broad: string[] }
    return { weights: checked(models, 'matcher/matcher.onnx', sha256), version: sha256.slice(0, 12), broad }
  } catch {
    return undefined
  }
}

export type ListenerFiles = {
  /** The path of the graph, with its matrices in the files beside it. */
  weights: string
  /** The questions it has learned to choose among, in the order of its scores. */
  questions: readonly string[]
  /** What people do in a turn, and the tones of a first reaction, in the order of its probabilities. */
  acts: readonly string[]
  tones: readonly string[]
  /** What may be taken up by name, and what may be felt about it. */
  sorts: readonly string[]
  feelings: readonly string[]
}

/**
 * The model that hears what people do in a turn, and what a reply or a question would be worth after it; without it only what
 * was written for a moment is said and asked.
 */
export function readListenerFiles(models: URL = modelsFolder): ListenerFiles | undefined {
  try {
    const { sha256, files, ...labels } = readJson(models, 'listener/listener.json') as {
      sha256: string
      files: string[]
    } & Omit<ListenerFiles, 'weights'>
    const paths = files.map(name => fileURLToPath(new URL(`listener/${name}`, models)))
    return hashOf(paths) === sha256 ? { weights: paths[0]!, ...labels } : undefined
  } catch {
    return undefined
  }
}

/** Hashed in chunks and loaded by path, since a copy in every thread would double the memory. */
function checked(models: URL, name: string, sha256: string): string {
  const path = fileURLToPath(new URL(name, models))
  if (hashOf([path]) !== sha256) throw damaged(name)
  return path
}

/** Of these files, one after the other. */
function hashOf(paths: readonly string[]): string | undefined {
  const hash = createHash('sha256')
  const piece = new Uint8Array(1 << 20)
  try {
    for (const path of paths) {
      const file = openSync(path, 'r')
      for (let read = readSync(file, piece); read > 0; read = readSync(file, piece))
        hash.update(piece.subarray(0, read))
      closeSync(file)
    }
  } catch {
    return undefined
  }
  return hash.digest('hex')
}

function readPart(models: URL, name: string): Uint8Array {
  try {
    return readFileSync(new URL(name, models))
  } catch {
    throw damaged(name)
  }
}

function readJson(models: URL, name: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(readPart(models, name)))
  } catch {
    throw damaged(name)
  }
}

function damaged(name: string): Error {
  return new Error(
    `models/${name} is missing or damaged, and TwinBot does not start without it: check the file out again.`,
  )
}
