/** The library's files: one per topic, one moment per line. */
import { readdirSync, readFileSync } from 'node:fs'
import { type Entry, readLine } from './lines.ts'

export type LocatedEntry = { file: string; line: number; entry: Entry }

export const libraryFolder = new URL('../../../../library/', import.meta.url)

/** Throws at the first invalid line, naming the file and line. */
export function readFiles(folder: URL = libraryFolder): LocatedEntry[] {
  const files = readdirSync(folder)
    .filter(name => name.endsWith('.jsonl'))
    .sort()
  return files.flatMap(file =>
    readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .map((line, i) => ({ file, line: i + 1, text: line.trim() }))
      .filter(({ text }) => text !== '')
      .map(({ line, text }) => ({ file, line, entry: readLine(file, line, text) })),
  )
}
