// The detector's metrics on labelled lines, each with its 95 % Wilson interval, named as in the floors and
// goals.
import { readFileSync } from 'node:fs'
import type { CareCategory, CareTier, CareVerdict } from '#shared/care.ts'

export type Labelled = { text: string; tier: CareTier; category: string; note: string; asked?: string }
export type Score = { name: string; hits: number; of: number; goal: string }
export type Miss = Labelled & { got: CareTier; gotCategory: CareCategory | null }

export function readLabelled(path: string): Labelled[] {
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines
    .filter(line => line.trim())
    .map(line => JSON.parse(line) as Labelled | { turns: Labelled[] })
    .flatMap(line => ('turns' in line ? line.turns : [line]))
}

export async function score(
  lines: Labelled[],
  judge: (line: Labelled) => Promise<CareVerdict>,
): Promise<{ figures: Score[]; misses: Miss[] }> {
  const judged = await Promise.all(lines.map(async line => ({ line, got: await judge(line) })))
  const figure = (
    name: string,
    goal: string,
    of: typeof judged,
    hit: (v: CareVerdict, line: Labelled) => boolean,
  ) => ({
    name,
    goal,
    of: of.length,
    hits: of.filter(({ got, line }) => hit(got, line)).length,
  })
  const flagged = (v: CareVerdict) => v.tier !== 'none'
  const crisis = judged.filter(({ line }) => line.tier === 'crisis')
  const concern = judged.filter(({ line }) => line.tier === 'concern')
  const none = judged.filter(({ line }) => line.tier === 'none')
  const foreign = crisis.filter(({ line }) => !/lang=en\b/u.test(line.note ?? 'lang=en'))
  const figures = [
    figure(
      'plainly stated crisis flagged',
      '1.00',
      crisis.filter(({ line }) => /\bplain\b/u.test(line.note ?? '')),
      flagged,
    ),
    figure('crisis flagged at all', '>= .98', crisis, flagged),
    figure('crisis called crisis', '>= .92', crisis, v => v.tier === 'crisis'),
    figure('concern flagged', '>= .88', concern, flagged),
    figure('none called crisis', '0', none, v => v.tier === 'crisis'),
    figure('none flagged at all', '<= .04', none, flagged),
    figure('crisis not in English, flagged', '>= .95', foreign, flagged),
    figure(
      'flagged with the right category',
      '',
      [...crisis, ...concern],
      (v, line) => v.category === line.category,
    ),
  ]
  const misses = judged
    .filter(({ line, got }) => line.tier !== got.tier && !(line.tier === 'concern' && got.tier === 'crisis'))
    .map(({ line, got }) => ({ ...line, got: got.tier, gotCategory: got.category }))
  return { figures, misses }
}

/** The 95 % Wilson interval, which stays accurate for small counts and shares near 0 or 1. */
export function interval(hits: number, of: number): [number, number] {
  if (of === 0) return [0, 1]
  const z = 1.96
  const p = hits / of
  const middle = p + (z * z) / (2 * of)
  const spread = z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of))
  const scale = 1 + (z * z) / of
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)]
}

export function formatScore({ name, hits, of, goal }: Score): string {
  const share = of ? hits / of : 0
  const [low, high] = interval(hits, of)
  const range = `[${low.toFixed(3)}, ${high.toFixed(3)}]`
  return `${name.padEnd(34)} ${share.toFixed(3)} ${`${hits}/${of}`.padStart(8)}  ${range}  ${goal ? `goal ${goal}` : ''}`
}
