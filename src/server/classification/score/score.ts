/** Measures a reader: on our own labelled messages, and, where the data folder is at hand, on its dev splits and gold files. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Reading } from '#server/reading/reading.ts'
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

export type Read = (text: string) => Promise<Reading>

/** Figures on every labelled file of a folder, but not on those kept unread; or on those alone. */
export async function measureFolder(
  folder: string,
  read: Read,
  unread = false,
): Promise<Record<string, GoldFigures>> {
  if (!existsSync(folder)) return {}
  const names = readdirSync(folder).filter(
    name => name.endsWith('.jsonl') && KEPT_UNREAD.includes(name) === unread,
  )
  const figures: Record<string, GoldFigures> = {}
  for (const name of names.sort())
    figures[name.replace('.jsonl', '')] = await scoreGold(readLines<Message>(join(folder, name)), read)
  return figures
}

export async function measure(own: string, data: string | undefined, read: Read): Promise<Figures> {
  return {
    emotions: data ? await scoreEmotions(data, read) : null,
    stressors: data ? await scoreStressors(data, read) : null,
    gold: {
      ...(data ? await measureFolder(join(data, 'gold'), read) : {}),
      ...(await measureFolder(own, read)),
    },
  }
}
