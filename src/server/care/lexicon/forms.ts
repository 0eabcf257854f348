// Data: how words are brought to one form before the rules look at them.
import { contractionRows } from './forms-contracted.ts'
import { rewriteRows } from './forms-rewritten.ts'

const table = (text: string): Map<string, string[]> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map(line => {
        const [from, to] = line.split('=')
        return [from!.trim(), to!.trim().split(' ').filter(Boolean)]
      }),
  )

const set = (text: string): Set<string> => new Set(text.trim().split(/\s+/u))

/** Contractions and chat spellings, opened. */
export const contractions = table(contractionRows)

/** Words that carry nothing for these rules and would only stand in the way. */
export const fillers = set(`
just really literally honestly actually simply basically kinda sorta fucking fuckin freaking frickin effing bloody damn
goddamn lowkey highkey tbh ngl very quite absolutely totally completely genuinely truly even definitely obviously
certainly probably perhaps maybe frankly quietly somehow straight-up legit hella super uh hmm oh ah please pls plz
like-um fkn fckn goddam deadass ever properly quickly
`)

/** Before one of these, "just" says that it happened a moment ago, and stays. */
export const heldJust = set(`
cut hurt took swallowed burned burnt did tried relapsed fainted collapsed overdosed drank threw passed hit punched stabbed
texted sent messaged posted told said left locked grabbed choked pushed slapped made harmed purged blacked had found
`)

/** Rows of words that mean another, mostly so that a "not" which denies nothing is gone. */
export const rewrites: Map<string, { from: string[]; to: string[] }[]> = new Map()
for (const [from, to] of table(rewriteRows)) {
  const words = from.split(' ')
  const list = rewrites.get(words[0]!) ?? []
  list.push({ from: words, to })
  list.sort((a, b) => b.from.length - a.from.length)
  rewrites.set(words[0]!, list)
}

/** The words whose slips are mended. */
export const mendable = set(`
kill killing killed myself suicide suicidal suicides suicidality want wanted dying death overdose overdosed overdosing selfharm
alive anymore unalive unaliving cutting hurting hurt tonight goodbye forever living burden hopeless worthless
pills bleeding without better wish nobody attempt attempted tired himself herself themselves yourself
existing exist starving purging vomit laxatives breathe choked strangled threatened weapon disappear life
thoughts thinking wanting ending everything everyone scared depressed sewerslide sewerside
`)

/** Ordinary words that look like slips of the words above. */
export const ordinary = set(`
kills skill skills krill kilt kiln ill will bill till fill hill mill pill dill gill kiss kills kin killer killers
skilling filling billing milling willing pilling tilling chilling spilling drilling willed filled billed milled skilled
wan wants wand wanty ant went wanting wasted warted waited panted wanked ranted granted wanton
dyeing doing dining tying lying vying dyin deaths deaf dearth heath deity
live lives lived liver alove olive alike aline a-live alie love lie lief lifer lift like line fife wife rife knife lie
cuttings putting curing cuing nutting jutting gutting rutting
hut hurts hunt hurl hurling hunting hutting curt turt huts hit hot hat huet hurting hurried
tonights goodby goodbyes burdens warden garden burned burdened harden
pils piles bills mills hills wills plls pull pulls spills pillas pips
beeding breeding bleedin feeding leading heeding bleating
betters bitter butter batter letter fetter setter wetter netter beter
wist fish dish wise wisp wash wis wishes with swish
attempts attempting tempt tempted contempt attentive
tied tried fired hired tires tried tire wired mired tied tiled timed trued tyred
hisself yourselves yourselves ourself oneself
exiting exist exit exits existed exists resting existent
staring starring starting starling starving-artist staving carving
purring pulsing purging urging surging merging
vomits comit commit
breath breathes breathed breather breadth breathy
chocked cooked chokes stroked joked poked coked chose croked
weapons
appear disappears disappeared disappearing
thought though thoughtless throughout tough though through
thinkin thing things thicking thanking tinkling sinking linking winking drinking
wasting wanting warning
endings sending ending bending lending mending tending vending pending
everything everythings everyone everyones
scare scares sacred sacked scarred scored scaled cared scaped
depress depresses deposed repressed
bettor living livings loving giving diving riving lining liking hiving
wishing nobody's body without withouts
`)
