// Which second sentence fits a feeling that somebody names: their own word goes before what the message may mean.
import type { OwnFeeling } from './feelings.ts'
import type { Meaning } from './meaning.ts'

/** Meanings that say the same as the feeling, or say what it is about without contradicting it. */
const alike: Record<string, RegExp> = {
  tired: /worn|tired|sleepless|caring|too-much|overload|carrying|hours|new-baby|household|body/,
  anxious: /ahead|waiting|dread|worried|panic|racing|test|operation|new-ground|social|insecure|restless/,
  sad: /loss|lost|death|goodbye|ending|end-of|missing|breakup|tears|grief|flat|empty|let-down|friend-drift|home/,
  angry: /ang|unfair|annoyed|friction|let-down|wrongly|boss|neighbours|quarrel|talked|credit|slack|not-/,
  lonely: /lonely|alone|outsider|left-out|unseen|nest|distant|longing|missing|long-distance|friend/,
  guilty: /guilt|regret|mistake|snapped|caring|said/,
  ashamed: /asham|exposed|embarrass|hiding|guilt|mistake|urge|debt|food|looks/,
  numb: /flat|empty|distant|strange|new-baby/,
  overwhelmed: /too-much|overload|worn|deadline|mess|one-after|new-baby|carrying|hours/,
  scared: /ahead|dread|panic|operation|diagnosis|waiting|exposed|powerless|worried|scary|social/,
  jealous: /jealous|comparing|longing|ex-moved|sibling-pref|behind/,
  hurt: /stung|let-down|trust|cheated|lied|mocked|forgotten|left-out|unseen|not-thanked|no-apology|critical/,
  torn: /torn|undecided|in-the-middle|two-cultures|big-step/,
  restless: /restless|dull|limbo|stuck|slow-recovery|racing/,
  frustrated: /stuck|setback|annoyed|slow|powerless|unfair|waiting|effort|not-believed|cannot/,
  hopeless: /stuck|powerless|empty|setback|never-enough|job-hunt|long-pain/,
  disappointed: /let-down|setback|passed-over|test-failed|not-|forgotten/,
  embarrassed: /embarrass|exposed|mocked|replaying|mistake/,
  stuck: /stuck|limbo|direction|dull|passion|behind|powerless/,
  stressed: /too-much|overload|deadline|worn|hours|money|moving|carrying|test/,
  confused: /puzzled|strange|undecided|direction|who-am|distant|dating/,
  unseen: /unseen|outsider|forgotten|talked-over|left-out|lonely|not-thanked|mask/,
  insecure: /self-doubt|comparing|looks|outsider|never-enough|not-good|watched|exposed|trust/,
  homesick: /home|place|missing|longing|loss|two-cultures/,
  calm: /quiet|comfort|rested|stayed-calm|relief|let-go/,
  relieved: /relief|finished|good-news|passed|let-go/,
  happy: /glad|good-news|kindness|comfort|reconnected|proud|passed|relief|playful/,
  proud: /proud|effort|finished|kept|passed|faced|stood|courage|learned/,
  hopeful: /hope|glad|new-start|new-ground|progress/,
  grateful: /kindness|comfort|tender|glad|helped|gave/,
  excited: /new-start|glad|hope|good-but|new-ground|expecting|good-news|big-step/,
}

const sureOfItself = 0.93

/** May a line of this meaning follow a feeling of this family? */
export const agrees = (family: string, meaning: Meaning): boolean =>
  meaning.sure > sureOfItself || (alike[family]?.test(meaning.lines) ?? true)

/** "Irritable" is no anger at anything, and "fed up with the commute" no offence taken. */
export function linesFor(own: OwnFeeling): string {
  // "angry with myself" is no anger at anybody else.
  if (own.polarity === 'neg' && own.rest.slice(0, 3).some(word => word.lower === 'myself'))
    return 'selfcrit.more'
  if (/^(?:irritable|snappy|short-tempered)$/.test(own.word)) return 'feeling:irritable'
  if (/^(?:annoyed|irritated|fed up|cross)$/.test(own.word)) return 'feeling:annoyed'
  if (
    /^(?:jumpy|on edge|uneasy|shaky|tense|jittery|twitchy|wound up|keyed up|unsafe|paranoid|antsy)$/.test(
      own.word,
    )
  )
    return 'feeling:edgy'
  return `feeling:${own.family}`
}
