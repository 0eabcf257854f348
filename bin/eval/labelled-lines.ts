/** Reads labelled texts from JSON Lines files, compressed or not. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

export type Labelled = { id: string; text: string; labels: string[] }

/** A hand-labelled message: certain labels, optional ones, and what follows from them. */
export type LabelledMessage = {
  id: string
  text: string
  tags: string[]
  maybe: string[]
  signals: string[]
  metrics: Record<'stress' | 'anxiety' | 'focus', 0 | 1>
  trap: string
}

export function readDevSplit(folder: string, source: 'goemotions' | 'sad'): Labelled[] {
  return readLines<Labelled>(join(folder, 'train', source, 'dev.jsonl.gz'))
}

export function readLines<T>(file: string): T[] {
  if (!existsSync(file)) throw new Error(`No such data file: ${file}`)
  const bytes = readFileSync(file)
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  return text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => JSON.parse(line) as T)
}
