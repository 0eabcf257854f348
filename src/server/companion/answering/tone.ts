/**
 * The tone of a listener's first reaction to a message: gladness, a laugh, an "ouch" … Where no moment fits, a line of that
 * tone is said.
 */
import type { Library } from '#server/companion/library/library.ts'
import type { Likely, Reading, TurnReading } from '#server/reading/reading.ts'
import type { ReplyThresholds } from './thresholds.ts'

const linesFor = (tone: string): string => `tone-${tone}`
const COMIC = 'comic'

/**
 * The sets of lines that may be said, closest first: of the likeliest tone, or of a mood that several tones share. It says
 * little of who did what, so a tone against the valence that the reader found must be surer.
 */
export function toneLines(
  { lines, feels }: Pick<Library, 'lines' | 'feels'>,
  thresholds: Pick<ReplyThresholds, 'tone' | 'toneLight' | 'toneComic' | 'toneAgainst' | 'mood'>,
  { tones: likely, valence }: Pick<TurnReading, 'tones'> & Pick<Reading, 'valence'>,
): string[] {
  const feelOf = ({ name }: Likely) => feels('presence', linesFor(name))
  const opposite = valence === 'glad' ? 'hard' : valence === 'hard' ? 'glad' : undefined
  const [tone] = likely
  const isAgainst = tone && opposite && feelOf(tone) === opposite
  const ofItsKind =
    tone?.name === COMIC ? 'toneComic' : tone && feelOf(tone) === 'hard' ? 'tone' : 'toneLight'
  const needed = isAgainst ? 'toneAgainst' : ofItsKind
  const isSure = tone && tone.sure >= thresholds[needed]
  const mood = moods
    .filter(each => each !== opposite)
    .find(each => sum(likely.filter(tone => feelOf(tone) === each)) >= thresholds.mood)
  const sets = isSure ? [linesFor(tone.name), mood] : [mood]
  return sets.flatMap(of => (of && lines('presence', of).length > 0 ? [of] : []))
}

const moods = ['glad', 'hard'] as const

const sum = (tones: readonly Likely[]) => tones.reduce((all, { sure }) => all + sure, 0)
