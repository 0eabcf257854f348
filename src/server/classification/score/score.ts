/** Measures a reader: on our own labelled messages, and, where the data folder is at hand, on its dev splits and gold files. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Reading } from '#server/classification/engine/engine.ts'
import { type EmotionFigures, scoreEmotions, scoreStressors } from './dev.ts'
import { type GoldFigures, scoreGold } from './gold.ts'
import { KEPT_UNREAD } from './kept-unread.ts'
import { type Message, readLines } from './labelled-lines.ts'

export type Figures = {
  emotions: EmotionFigures | null
  stressors: { texts: number; accuracy: number } | null
  /** By file, without its ending. */
  gold: Record<string, GoldFigures>
}

export type Read = (text: string) => Reading

/** Figures on every labelled file of a folder, but not on those kept unread; or on those alone. */
export function measureFolder(folder: string, read: Read, unread = false): Record<string, GoldFigures> {
  if (!existsSync(folder)) return {}
  const names = readdirSync(folder).filter(
    name => name.endsWith('.jsonl') && KEPT_UNREAD.includes(name) === unread,
  )
  return Object.fromEntries(
    names
      .sort()
      .map(name => [name.replace('.jsonl', ''), scoreGold(readLines<Message>(join(folder, name)), read)]),
  )
}

export function measure(own: string, data: string | undefined, read: Read): Figures {
  return {
    emotions: data ? scoreEmotions(data, read) : null,
    stressors: data ? scoreStressors(data, read) : null,
    gold: { ...(data ? measureFolder(join(data, 'gold'), read) : {}), ...measureFolder(own, read) },
  }
}
