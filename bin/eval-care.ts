#!/usr/bin/env node
// Scores the crisis detector on labelled files (ours by default) and on ordinary comments:
//   npm run eval:care [-- file.jsonl ...] [--misses] [--comments comments.jsonl(.gz)]
//   npm run eval:care -- --file unread.jsonl --counts   prints counts only, for held-out files
//   npm run eval:care -- --talks talk.jsonl talk.md ...   whole talks, all given together, turn by turn
import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { createCare } from '#server/care/care.ts'
import { createLog } from '#server/platform/log.ts'
import { createReader } from '#server/reading/reading.ts'
import { formatScore, readLabelled, score } from './eval-care/score.ts'
import { readTalks, scoreTalks } from './eval-care/talks.ts'

const own = new URL('../training/care-lines/', import.meta.url).pathname
const options = process.argv.slice(2)
const commentsAt = options.indexOf('--comments')
const comments = commentsAt < 0 ? null : options.splice(commentsAt, 2)[1]
const given = options.filter(option => !option.startsWith('--'))
const countsOnly = options.includes('--counts')
if (countsOnly && options.includes('--misses')) throw new Error('--counts shows no lines: leave --misses out')
const asTalks = options.includes('--talks')
const ours = comments || asTalks ? [] : readdirSync(own).sort()
const reader = createReader(createLog('error'))
const care = createCare(reader)

if (asTalks) {
  const talks = given.flatMap(readTalks)
  console.log(`\n${talks.length} talks of ${given.length} files`)
  for (const figure of await scoreTalks(talks, care)) console.log(`  ${formatScore(figure)}`)
}

for (const file of asTalks ? [] : given.length ? given : ours.map(name => own + name)) {
  const lines = readLabelled(file)
  const { figures, misses } = await score(lines, ({ text, asked }) =>
    care.judge(text, { context: { asked }, person: text }),
  )
  console.log(`\n${file} (${lines.length} messages)`)
  for (const figure of figures)
    if (figure.of > 0)
      console.log(
        countsOnly ? `  ${figure.name.padEnd(34)} ${figure.hits}/${figure.of}` : `  ${formatScore(figure)}`,
      )
  if (!options.includes('--misses')) continue
  for (const { tier, got, category, gotCategory, text } of misses)
    console.log(`  ${tier} -> ${got} (${category} -> ${gotCategory}): ${text}`)
}

if (comments) {
  const raw = readFileSync(comments)
  const rows = (comments.endsWith('.gz') ? gunzipSync(raw) : raw).toString().trim().split('\n')
  const tiers: string[] = []
  for (const row of rows) tiers.push((await care.judge(JSON.parse(row).text)).tier)
  const count = (tier: string) => tiers.filter(each => each === tier).length
  console.log(`\n${comments} (${rows.length} comments)`)
  console.log(
    `  ${formatScore({ name: 'ordinary comments called crisis', hits: count('crisis'), of: rows.length, goal: '<= .002' })}`,
  )
  console.log(
    `  ${formatScore({ name: 'ordinary comments called concern', hits: count('concern'), of: rows.length, goal: '' })}`,
  )
}
await reader.close()
