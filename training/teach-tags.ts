/**
 * Learns from labelled messages how far each cue can be trusted and how cues and heads add up to a tag, and puts both
 * into the weights file. Runs alone too, after a change of the cues: `node training/teach-tags.ts [--data <folder>]`.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import type { PackedCues } from '#server/classification/engine/cues.ts'
import { Reader } from '#server/classification/engine/engine.ts'
import {
  FEATURES,
  JOINT,
  outlookRow,
  standing,
  type TagModel,
} from '#server/classification/engine/tag-model.ts'
import { readWeights } from '#server/classification/engine/weights.ts'
import { KEPT_UNREAD } from '#server/classification/score/kept-unread.ts'
import { type Message, readLines } from '#server/classification/score/labelled-lines.ts'
import { taxonomy } from '#shared/taxonomy.ts'
import { calibrated } from './calibrate-tags.ts'
import { fitPhrases, noPhrases } from './fit-phrases.ts'
import { cueScores, fitTags } from './fit-tags.ts'
import { part, replaceBlocks } from './pack.ts'
import { cueFingerprint, readCues } from './read-cues.ts'
import { type Trust, weighCues } from './weigh-cues.ts'

export const WEIGHTS = new URL('weights.bin', import.meta.resolve('#server/classification/engine/engine.ts'))
const LABELLED = new URL('./labelled/', import.meta.url)

export function teachTags(folder: string | undefined, say: (line: string) => void): void {
  const cues = readCues()
  say(`tags: ${cues.cues.length} cues`)
  const reader = readerWith(cues, emptyModel())
  const messages = labelled(folder).map(({ message, weight, hand }) => ({
    ...message,
    weight,
    hand,
    ...reader.hearWhole(message.text),
  }))
  say(`tags: ${messages.length} labelled messages`)
  const spread = spreadOf(messages.map(({ outlook }) => outlookRow(outlook)))
  const trust = weighCues(messages, cues)
  const byCues = fitTags(messages, trust, { ...emptyModel(), ...spread }, reader, say)
  const hands = [...new Set(messages.map(({ hand }) => hand))]
  const trustOfOthers = new Map(
    hands.map(hand => [
      hand,
      weighCues(
        messages.filter(each => each.hand !== hand),
        cues,
      ),
    ]),
  )
  const examples = messages.map(message => ({
    message,
    hand: message.hand,
    heads: standing(message.outlook, spread.headMean, spread.headSpread),
    byCues: cueScores(message, byCues, unseen(trustOfOthers.get(message.hand)!), reader),
  }))
  const scored = { ...byCues, ...calibrated(examples, say) }
  const model = { ...scored, fingerprint: cueFingerprint() }
  replaceBlocks(WEIGHTS, [
    part('cues', 'bytes', brotliCompressSync(JSON.stringify({ ...cues, cues: trust.packed }))),
    part('tags', 'bytes', Buffer.from(JSON.stringify(model))),
    ...fitPhrases(examples).parts,
  ])
}

/** The trust in a sign by people who have not read the message's hand at all. */
function unseen({ packed }: Trust): Trust {
  return { packed, without: ({ id }) => packed[id]![2] / 100 }
}

type Labelled = { message: Message; weight: number; hand: string }

/** Our own messages count fully; those given with the data, on which the cues were first written, half. */
export function labelled(folder: string | undefined): Labelled[] {
  const own = readdirSync(LABELLED)
    .filter(name => name.endsWith('.jsonl') && !KEPT_UNREAD.includes(name))
    .sort()
    .map(name => ({
      file: new URL(name, LABELLED).pathname,
      weight: 1,
      hand: name.replace(/^.*-|\..*$/g, ''),
    }))
  const given = folder
    ? ['visible.jsonl', 'visible_extra.jsonl'].map(name => ({
        file: join(folder, 'gold', name),
        weight: 0.5,
        hand: 'given',
      }))
    : []
  return [...own, ...given]
    .filter(({ file }) => existsSync(file))
    .flatMap(({ file, ...rest }) => readLines<Message>(file).map(message => ({ message, ...rest })))
}

/** The reader with these cues, tags and phrases in place of the shipped ones. */
export function readerWith(cues: PackedCues, model: TagModel, phrases = noPhrases()): Reader {
  const weights = readWeights(WEIGHTS)
  const packed = brotliCompressSync(JSON.stringify(cues))
  const [head, rows] = phrases
  const given: Record<string, Uint8Array> = {
    cues: packed,
    phrases: head!.bytes,
    'phrases.rows': rows!.bytes,
  }
  return new Reader({
    ...weights,
    bytes: name => given[name] ?? weights.bytes(name),
    text: name => (name === 'tags' ? JSON.stringify(model) : weights.text(name)),
  })
}

export function emptyModel(): TagModel {
  return {
    features: [...FEATURES],
    weights: FEATURES.map(() => 0),
    tagBias: Object.fromEntries(taxonomy.map(({ tag }) => [tag, 0])),
    threshold: 0.5,
    joint: JOINT.map(() => 0),
    lean: taxonomy.map(() => 0),
    headMean: [],
    headSpread: [],
  }
}

export function spreadOf(rows: number[][]): { headMean: number[]; headSpread: number[] } {
  const size = rows[0]?.length ?? 0
  const headMean = Array.from(
    { length: size },
    (_, o) => rows.reduce((sum, row) => sum + row[o]!, 0) / rows.length,
  )
  const headSpread = headMean.map((mean, o) =>
    Math.sqrt(rows.reduce((sum, row) => sum + (row[o]! - mean) ** 2, 0) / rows.length + 1e-6),
  )
  return { headMean, headSpread }
}

if (process.argv[1] && import.meta.filename === process.argv[1]) {
  const { values } = parseArgs({ options: { data: { type: 'string' } } })
  teachTags(values.data, line => console.log(line))
}
