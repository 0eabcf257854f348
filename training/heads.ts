/** What the models learn to say about a text: one column per label, in one fixed order for all sources. */
import type { Labelled, Source } from '#server/classification/score/labelled-lines.ts'

export const EMOTIONS = [
  'admiration',
  'amusement',
  'anger',
  'annoyance',
  'approval',
  'caring',
  'confusion',
  'curiosity',
  'desire',
  'disappointment',
  'disapproval',
  'disgust',
  'embarrassment',
  'excitement',
  'fear',
  'gratitude',
  'grief',
  'joy',
  'love',
  'nervousness',
  'optimism',
  'pride',
  'realization',
  'relief',
  'remorse',
  'sadness',
  'surprise',
  'neutral',
] as const

export const STRESSORS = [
  'Work',
  'School',
  'Financial Problem',
  'Family Issues',
  'Social Relationships',
  'Emotional Turmoil',
  'Health, Fatigue, or Physical Pain',
  'Everyday Decision Making',
  'Other',
] as const

export const MOMENTS = [
  'agency',
  'social',
  'c:family',
  'c:food',
  'c:career',
  'c:entertainment',
  'c:shopping',
  'c:romance',
  'c:education',
  'c:vacation',
  'c:exercise',
  'c:animals',
  'c:conversation',
  'c:party',
  'c:weather',
  'c:technology',
  'c:religion',
] as const

export const EMOTION_AT = 0
export const STRESSOR_AT = EMOTIONS.length
export const STRESS_AT = STRESSOR_AT + STRESSORS.length
export const MOMENT_AT = STRESS_AT + 1
export const COLUMNS = MOMENT_AT + MOMENTS.length

/** The columns a text of this source says anything about; the others stay out of its loss. */
export const RANGE: Record<Source, [number, number]> = {
  goemotions: [EMOTION_AT, STRESSOR_AT],
  sad: [STRESSOR_AT, MOMENT_AT],
  claff_happydb: [MOMENT_AT, COLUMNS],
}

export function targetsOf(item: Labelled, source: Source): Float32Array {
  const target = new Float32Array(COLUMNS)
  const names: readonly string[] = { goemotions: EMOTIONS, sad: STRESSORS, claff_happydb: MOMENTS }[source]
  for (const label of item.labels) {
    const at = names.indexOf(label)
    if (at >= 0) target[RANGE[source][0] + at] = 1
  }
  if (source === 'sad' && item.stressor) target[STRESS_AT] = 1
  return target
}
