import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { taxonomy } from '#shared/taxonomy.ts'
import { loadEngine } from './engine.ts'

const engine = loadEngine()
const tags = (text: string) => Object.keys(engine.read(text).results)
const metricOf = new Map(taxonomy.map(({ tag, insight }) => [tag, insight]))
const metrics = (text: string) => new Set(tags(text).map(tag => metricOf.get(tag)))

describe('what somebody feels is found', () => {
  test.each([
    ['I am so stressed about work, my boss keeps adding projects', 'Stress Load'],
    ['I yelled at my brother over nothing and slammed the door', 'Quick Reactivity'],
    ["I keep putting off the call, I've been avoiding it for weeks", 'Avoidance'],
    ["I have no idea what to do about the flat, I'm completely stuck", 'Problem Without Plan'],
    ['I had a panic attack on the bus and could not breathe', 'Panic'],
    ['So proud of myself, I passed my driving test today!', 'Win or Milestone'],
    ['Thank you all, I am so grateful for this group', 'Gratitude'],
    ['I went for a run by the river this morning', 'Movement'],
    ['Wrote it all down in my journal before bed', 'Journaling'],
    ['I feel so lonely, there is nobody to talk to', 'Loneliness'],
    ['I was in the zone for three hours, phone off', 'Focus'],
    ['im so overwelmed right now, too many things at once', 'Overload'],
    ["I can't stop worrying about the baby.", 'Worry'],
  ])('%s', (text, tag) => {
    expect(tags(text)).toContain(tag)
  })

  test('a worry about somebody else is the writer’s worry', () => {
    expect(tags("I'm worried about my sister, she hasn't called since Monday")).toContain('Worry')
  })

  test('somebody who cannot focus is distracted, not focused', () => {
    const found = tags("I can't focus. I read the same page five times.")
    expect(found).toContain('Distractibility')
    expect(found).not.toContain('Focus')
  })

  test('the signals follow from the tags', () => {
    expect(engine.read('I lost my temper and screamed at the kids').labels).toContain('QuickReactivity')
    expect(engine.read('No motivation, what is the point of training any more').labels).toContain(
      'LowMotivation',
    )
  })

  test('a setback told with the way back is not one without recovery', () => {
    const alone = engine.read('I relapsed on Friday after nine months.').labels
    const back = engine.read('I relapsed on Friday, rang my sponsor on Saturday and I am back on it.').labels
    expect(alone).toContain('SetbackNoRecovery')
    expect(back).toContain('Setback')
    expect(back).not.toContain('SetbackNoRecovery')
  })
})

describe('what is not so is not found', () => {
  test.each([
    ['negation', "I'm not stressed at all"],
    ['negation', 'A stress-free week, for once'],
    ['negation', "I'm no longer anxious about flying"],
    ['other people', 'My sister is anxious about her exam'],
    ['other people', 'My roommate is so stressed, she barely sleeps'],
    ['the past', 'I used to panic every day when I was a student'],
    ['the past', 'As a kid I was scared of the dark'],
    ['other people', "Amira's mother worries about everything."],
    ['other people', 'My pupils are stressed about finals.'],
    ['the past', 'When I was seventeen I had panic attacks on every train.'],
    ['the past', 'Back in 2011 I was terrified of spiders.'],
    ['idiom', 'No worries mate, see you at eight'],
    ['idiom', 'My laptop battery is drained again.'],
    ['idiom', "Don't panic but the meeting moved to room 4"],
    ['idiom', 'We ran a stress test on the bridge model'],
    ['idiom', 'They grounded our flight in Doha'],
    ['a question about a word', 'What does burnout mean exactly?'],
    ['a question about the app', 'How is the anxiety gauge worked out?'],
    ["another's words", 'The poster says "keep calm and carry on"'],
  ])('%s: %s', (_, text) => {
    const found = metrics(text)
    for (const metric of ['stress', 'anxiety', 'focus'] as const) expect(found.has(metric)).toBe(false)
  })

  test.each(['I am not happy about this', 'killing it at work today!', "I'm dying to see the new season"])(
    '%s',
    text => {
      expect(tags(text)).not.toContain(text.includes('happy') ? 'Positive Emotion' : 'Fear')
      expect(metrics(text).has('stress')).toBe(false)
    },
  )

  test('ordinary talk carries nothing', () => {
    for (const text of [
      'hey',
      'What time does the call start?',
      'I had eggs for breakfast.',
      'It is raining here.',
    ])
      expect(tags(text)).toEqual([])
  })

  test('another language is left alone', () => {
    for (const text of [
      'Estoy muy agobiada con el trabajo y no llego a todo',
      'Ich habe Angst vor der Prüfung und kann nicht schlafen',
      'Je me sens seul depuis que mes enfants sont partis',
      'アンザイエティがひどくて眠れない',
      'Сегодня мне очень грустно и тревожно',
    ])
      expect(tags(text)).toEqual([])
  })
})

describe('every reading', () => {
  const long =
    'I am stressed, anxious, lonely, proud and grateful. I snapped at my son, I can not sleep, I went for a run, I have no plan, I failed the exam and the rent is due and I am scared.'

  test('shows exact spans of the text sent as evidence, for each tag at least one', () => {
    for (const text of [long, `  ${long.toUpperCase()} 🎉 “so stressed” — café`]) {
      for (const { evidence, codes, score } of Object.values(engine.read(text).results)) {
        expect(evidence.length).toBeGreaterThan(0)
        for (const { start, end, text: shown } of evidence) expect(text.slice(start, end)).toBe(shown)
        expect(codes).toHaveLength(1)
        expect(score).toBeGreaterThan(0)
        expect(score).toBeLessThanOrEqual(1)
      }
    }
  })

  test('gives at most five tags', () => {
    expect(tags(long).length).toBeLessThanOrEqual(5)
  })

  test('is the same every time', () => {
    expect(engine.read(long)).toEqual(engine.read(long))
  })

  test('names feelings, a stressor and how stressed the text sounds', () => {
    const reading = engine.read('My boss shouted at me again and I am terrified of losing my job')
    expect(Object.keys(reading.emotions)).toHaveLength(28)
    expect(reading.emotionLabels.length).toBeGreaterThan(0)
    expect(reading.stressor).toBe('Work')
    expect(reading.stress).toBeGreaterThan(0.5)
    expect(engine.read('Lovely walk with my dog, the sun was out and we met friends').stress).toBeLessThan(
      0.5,
    )
  })

  test('never throws, whatever is sent', () => {
    const odd = [
      '',
      ' ',
      'constructor',
      '__proto__ toString',
      '\u0000\uffff',
      '😂'.repeat(5000),
      'a'.repeat(100_000),
    ]
    for (const text of odd) expect(() => engine.read(text)).not.toThrow()
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.lorem({ maxCount: 80 }),
    )
    fc.assert(
      fc.property(anything, text => {
        const { results } = engine.read(text)
        for (const { evidence } of Object.values(results))
          for (const span of evidence) expect(text.slice(span.start, span.end)).toBe(span.text)
      }),
    )
  })

  test('reads something even from words that are names of built-in things', () => {
    expect(tags('constructor I am so stressed hasOwnProperty')).toContain('Stress Load')
  })
})
