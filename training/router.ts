/**
 * Trains the router's weights from our own labelled turns: which kind of turn, and which form of content. Fixed
 * seed, so the same turns give the same bytes. `node training/router.ts [--check [--hands] [--wrong]]`
 * With --check it trains on four fifths and prints what the held-out fifth says, writing nothing; with --hands it
 * leaves out all that one hand wrote, one hand after another.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { linear, together } from '#server/companion/voice/router/linear.ts'
import { createRouter } from '#server/companion/voice/router/router.ts'
import { createRandom, shuffle } from './random.ts'
import { fitWeights, type Model } from './router-fit.ts'
import { type Featured, featurer, language, placeOf, readTurns, target, views } from './router-turns.ts'

const turns = readTurns()
if (process.argv.includes('--check')) check(process.argv.includes('--hands') ? byHand() : byFifths())
else for (const [name, view] of Object.entries(views)) write(name, fitWeights(turns, view))

function write(name: string, { labels, weights }: Model): void {
  const most = weights.reduce((top, value) => Math.max(top, Math.abs(value)), 0)
  const scale = most / 127
  const bytes = Int8Array.from(weights, value => Math.round(value / scale))
  writeFileSync(join(target, `${name}.bin`), bytes)
  writeFileSync(
    join(target, `${name}.json`),
    `${JSON.stringify({ labels, scale, rowLength: weights.length / labels.length })}\n`,
  )
  console.log(`${name}: ${labels.length} labels, ${bytes.length} bytes`)
}

type Part = { name: string; kept: Featured[]; out: Featured[] }

function byHand(): Part[] {
  return [...new Set(turns.map(each => each.hand))].map(hand => ({
    name: hand,
    kept: turns.filter(each => each.hand !== hand),
    out: turns.filter(each => each.hand === hand),
  }))
}

function byFifths(): Part[] {
  const mixed = shuffle([...turns], createRandom(11))
  return [0, 1, 2, 3, 4].map(fold => ({
    name: `fifth ${fold + 1}`,
    kept: mixed.filter((_, at) => at % 5 !== fold),
    out: mixed.filter((_, at) => at % 5 === fold),
  }))
}

/** Each part is routed, by rules and weights as the voice would, with weights that have not seen it. */
function check(parts: Part[]): void {
  const all = new Map<string, number>()
  const right = new Map<string, number>()
  const alone = new Map<string, number>()
  const taken = new Map<string, number>()
  const wrong: string[] = []
  for (const { name, kept, out } of parts) {
    const [kinds, forms] = [views.kind, views.form].map(view => {
      const { labels, weights } = fitWeights(kept, view)
      return linear(labels, 1, weights)
    })
    const router = createRouter(kinds!, forms!, featurer, language)
    const score = together(kinds!, forms!)
    const before = wrong.length
    let n = 0
    let plainRight = 0
    for (const { turn, fixed, features } of out) {
      const label = views.kind(turn)
      if (!label) continue
      n++
      const route = router.route(turn.text, fixed, placeOf(turn))
      count(all, turn.class)
      if (score(features)[0].best === label) {
        plainRight++
        count(alone, turn.class)
      }
      if (route.kind === label) count(right, turn.class)
      else {
        count(taken, `${turn.class} as ${route.kind}`)
        wrong.push(
          `${name}\t${turn.class}\tas ${route.kind} ${route.sure.toFixed(2)}\t${turn.text.slice(0, 140)}`,
        )
      }
      if (!views.form(turn)) continue
      count(all, `form ${turn.class}`)
      if (route.form === turn.class) count(right, `form ${turn.class}`)
    }
    const missed = wrong.length - before
    console.log(
      `${name}: ${n - missed} of ${n} (${((100 * (n - missed)) / n).toFixed(1)} %); by the weights alone ${plainRight}`,
    )
  }
  if (process.argv.includes('--wrong')) console.log(wrong.sort().join('\n'))
  const total = [...all].filter(([name]) => !name.startsWith('form')).reduce((sum, [, n]) => sum + n, 0)
  console.log(`${total - wrong.length} of ${total} turns of the right kind when held out`)
  for (const [name, n] of [...all].sort())
    console.log(`  ${name.padEnd(16)} ${right.get(name) ?? 0}/${n}  alone ${alone.get(name) ?? 0}`)
  console.log(
    [...taken]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 25)
      .map(([name, n]) => `${name} ${n}`)
      .join(', '),
  )
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
