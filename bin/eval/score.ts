/**
 * Evaluates a reader on our own labelled messages and, if the data folder is given, on its dev splits and
 * gold files.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Reading } from '#server/reading/reading.ts'
import { type EmotionScores, scoreEmotions, scoreStressors } from './dev-splits.ts'
import { type GoldScores, scoreGold } from './gold-messages.ts'
import { type LabelledMessage, readLines } from './labelled-lines.ts'

/**
 * Labelled files held out from training and scoring until the reader is finished, then scored once. A file leaves this
 * list when its first score is recorded in docs/understanding.md.
 */
const HELD_OUT_FILES: readonly string[] = ['unread-k.jsonl', 'unread-l.jsonl']

export type Evaluation = {
  emotions: EmotionScores | null
  stressors: { texts: number; accuracy: number } | null
  /** By file name, without extension. */
  gold: Record<string, GoldScores>
}

type Read = (text: string) => Promise<Reading>

/** Scores on every labelled file of a folder except the held-out ones; or, with `heldOut`, on those alone. */
export async function measureFolder(
  folder: string,
  read: Read,
  heldOut = false,
): Promise<Record<string, GoldScores>> {
  if (!existsSync(folder)) return {}
  const names = readdirSync(folder).filter(
    name => name.endsWith('.jsonl') && HELD_OUT_FILES.includes(name) === heldOut,
  )
  const scores: Record<string, GoldScores> = {}
  for (const name of names.sort())
    scores[name.replace('.jsonl', '')] = await scoreGold(readLines<LabelledMessage>(join(folder, name)), read)
  return scores
}

export async function measure(own: string, data: string | undefined, read: Read): Promise<Evaluation> {
  return {
    emotions: data ? await scoreEmotions(data, read) : null,
    stressors: data ? await scoreStressors(data, read) : null,
    gold: {
      ...(data ? await measureFolder(join(data, 'gold'), read) : {}),
      ...(await measureFolder(own, read)),
    },
  }
}
