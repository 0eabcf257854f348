import { describe, expect, it } from 'vitest'
import { loadVoice } from '#server/companion/voice/voice.ts'

const voice = loadVoice()
const replyTo = (text: string) => voice.reply({ text, chatId: 'leaving' }, voice.fresh())
const lineTo = (text: string) =>
  replyTo(text)
    .state.used.map(each => each.id)
    .join()

describe('somebody who takes their leave and says why', () => {
  it.each([
    'ciao, I have to catch the train',
    'gotta run, bus is here',
    "ok dinner's ready, talk later",
    'have to go, my shift starts',
    'I need to rush off, my lift is outside',
    "right so, I'd better head, the kids are home",
    'ok na, gotta go, mama is calling me',
    'okay o, I dey go, class don start',
    'going now yaar, auto is waiting',
    "I'm out, gym time",
    "sorry must dash, the oven's beeping",
    'gotta go my bus is here',
    'must go put the rice on',
    "I've to shoot, mass is at seven",
    'lunch is over, back to the ward',
    "I'd better stop, the twins are up",
    'thats me done for tonight',
    "hold on, the doorbell's going",
    'give me a minute',
    'kettle, back in a tick',
    "that'll do me for tonight",
    'battery at 3%, may vanish',
    "I'm putting the phone down now, my thumbs hurt",
    'enough for tonight I think',
    'ok the bread is done. Until tomorrow!',
  ])('is let go, and asked nothing: %s', text => {
    const said = replyTo(text)
    expect(said.kind).toBe('social')
    expect(lineTo(text)).toMatch(/^social-bye/)
    expect(said.suppressFollowUp).toBe(true)
  })

  it('and comes back in a minute is not sent off for the day', () => {
    expect(lineTo('brb the doorbell')).toMatch(/^social-bye-soon/)
  })

  it('and means to come back later is told it will keep', () => {
    expect(lineTo("I'll come back once I've slept on it")).toMatch(/^social-bye-soon/)
  })

  it('and says thank you is thanked back', () => {
    expect(lineTo('bye, and thank you for your patience with me')).toMatch(/^social-bye-thanks/)
  })

  it('in a phrase is let go', () => {
    for (const text of ['until next time', 'over and out', "that'll do for tonight", 'ok speak another time'])
      expect(lineTo(text)).toMatch(/^social-bye/)
  })

  it('for bed is wished a good night', () => {
    expect(lineTo('going to try and get some sleep now')).toMatch(/^social-night/)
    expect(lineTo('k gtg mum says bedtime')).toMatch(/^social-night/)
  })
})

describe('somebody who tells of going somewhere', () => {
  it.each([
    'I have to go to the hospital tomorrow',
    'I have to leave him, I know that now',
    "gotta go to work but I'm dreading it",
    "I'm off work with my back again",
    "I have to run every morning or I can't think",
    "I have to go, I can't do this marriage anymore",
    'I need to go home more often, my mum is getting old',
  ])('is not sent away: %s', text => {
    expect(replyTo(text).kind).toBe('content')
  })
})

describe('somebody who greets or thanks in another tongue', () => {
  it.each([
    ['ciao', /^social-hello/],
    ['hola', /^social-hello/],
    ['namaste', /^social-hello/],
    ['salam alaikum', /^social-hello/],
    ['how far', /^social-howareyou/],
    ["what's the craic", /^social-howareyou/],
    ['salamat po', /^social-thanks/],
    ['shukriya', /^social-thanks/],
  ])('is greeted or thanked, and not told that only English will do: %s', (text, line) => {
    expect(lineTo(text)).toMatch(line)
  })
})

describe('somebody who greets a group and then tells something', () => {
  it.each([
    'Morning, everyone. I could not find the keys and missed the ferry.',
    'Hi all, I missed the ferry.',
  ])('is told what happened, and not their greeting: %s', text => {
    const { text: reply } = voice.reply({ text, chatId: 'quay', channel: 'group' }, voice.fresh())
    expect(reply).toMatch(/you missed the ferry|you .*missed the ferry/i)
    expect(reply).not.toMatch(/morning|everyone|hi all/i)
  })
})
