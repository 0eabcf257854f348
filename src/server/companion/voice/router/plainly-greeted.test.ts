import { expect, test } from 'vitest'
import { loadVoice } from '#server/companion/voice/voice.ts'

const voice = loadVoice()
const kind = (text: string): string => voice.reply({ text, chatId: 'greeted' }, undefined).kind
test.each([
  ['Namaskar, new here', 'social'],
  ['Kia ora, just got back again', 'social'],
  ['Ok let me go and feed the goats, the kids will be home', 'social'],
  ['right, customers calling, I will be back tomorrow', 'social'],
  ['ok I should really get some sleep, night', 'social'],
  ['hiya, on the tram, got about ten minutes', 'social'],
  ['it feels good talking to you actually', 'social'],
  ["you're the only one I've told about the baby", 'social'],
  ['whoops, hit enter too early', 'social'],
  ["I'd rather not go into the accident today, if that's okay", 'ack'],
  ['long story', 'ack'],
  ["what's the number of a helpline here", 'meta'],
  ["the heating's dead and nobody can come until Friday", 'content'],
  ["I don't need it summed up, I know what I wrote.", 'repair'],
  ['leave my mother out of this', 'ack'],
  ['stay with me until the taxi comes', 'meta'],
  ['is my wart cancerous', 'nodiagnosis'],
  ['could we leave the subject of my father please', 'ack'],
  ['my diet is off the table', 'ack'],
  ['that made no sense at all', 'repair'],
  ['Not sad, relieved.', 'repair'],
  ['jkjk oops that was my cat', 'social'],
  ["we're not discussing my drinking tonight, thanks", 'ack'],
  ['please stop mentioning the fire', 'ack'],
  ['that hit home', 'ack'],
  ['maybe a 3', 'noise'],
  ['I was horrible to you last night, sorry', 'social'],
  ['my daughter made me download this', 'social'],
  ['worse than on Monday', 'content'],
  ['This is my fourth go at writing this. I keep giving up.', 'content'],
  ['all of the above', 'ack'],
  ['test test 1 2', 'noise'],
  ['can I talk to a real person please', 'meta'],
  ['sum up what I told you', 'meta'],
  ["I don't want to talk to my brother", 'content'],
  ['My phone is on the blink because he threw it', 'content'],
  ["so you're not going to tell my coach, right", 'meta'],
  ["you don't show this to my landlady do you", 'meta'],
  ['are you the one my cousin talks to?', 'meta'],
  ['My flatmate signed his name on the poem I wrote.', 'content'],
  ["you're not gonna believe it but I got the allotment", 'content'],
  ['It was silly of me to walk home in those shoes.', 'content'],
  ['is it mean to want the window seat every time', 'advice'],
  ['How does one reply when people ask about the divorce', 'advice'],
])('%s is heard as %s', (text, as) => {
  expect(kind(text)).toBe(as)
})

test('what stays a name, a word that was read or somebody spoken to is nobody of theirs', () => {
  expect(voice.reflect('She wants to be called Mum now.')).toBe('She wants to be called Mum now.')
  expect(voice.reflect('The mug said Dad on it.')).toBe('The mug said Dad on it.')
  expect(voice.reflect('Both of us know it.')).toBe('Both of you know it.')
  expect(voice.reflect('I rang Mum.')).toBe('you rang your mum.')
})

test.each([
  ['this stays between us right', 'meta'],
  ['nobody at my office gets told about this do they', 'meta'],
  ["Oven's beeping, I'd best go", 'social'],
  ["it's just myself again", 'social'],
  ['what does one say to a neighbour who lost his dog', 'advice'],
])('%s is heard as %s', (text, as) => {
  expect(kind(text)).toBe(as)
})

test('words that somebody said keep their marks, and their "you"', () => {
  expect(voice.reply({ text: 'Leave the dishes, Dad, she said.', chatId: 'a' }, undefined).text).toMatch(
    /"Leave the dishes, Dad", she said/,
  )
})
