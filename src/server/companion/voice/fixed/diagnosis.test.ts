import { describe, expect, it } from 'vitest'
import { loadVoice } from '#server/companion/voice/voice.ts'

const voice = loadVoice()
const chats = ['one', 'two', 'three', 'four', 'five']
const repliesTo = (text: string) => chats.map(chatId => voice.reply({ text, chatId }, voice.fresh()).text)

describe('somebody who asks what it is called', () => {
  it.each([
    ['Is it burnout or am I depressed?', /whether it's burnout or you're depressed/],
    ['Could it be depression or do I just dread Mondays?', /depression or you just dread Mondays/],
    ['am i bipolar or just moody', /whether you're bipolar or it's just you/],
    [
      'Could it be perimenopause or have I just got a short fuse?',
      /perimenopause or you've just got a short fuse/,
    ],
  ])('hears both of what they named: %s', (text, must) => {
    for (const reply of repliesTo(text)) expect(reply).toMatch(must)
  })

  it.each([
    [
      'is my little girl dyslexic, she writes her name backwards',
      /your little girl is dyslexic/,
      /she writes her name backwards/,
    ],
    [
      'Does my dad have dementia? He asked me twice today.',
      /your dad has dementia/,
      /he asked you twice today/,
    ],
  ])('about somebody else still hears who it is about: %s', (text, who, why) => {
    for (const reply of repliesTo(text)) {
      expect(reply).toMatch(who)
      expect(reply).toMatch(why)
    }
  })

  it('hears who gave it the name, and why', () => {
    for (const reply of repliesTo('my cousin says ive got ocd because i line up my pens, do i')) {
      expect(reply).toMatch(/your cousin/i)
      expect(reply).toMatch(/you line up your pens/i)
    }
  })

  it.each([
    'can i have some of my aunts diazepam for the plane',
    "is it ok to take my flatmate's ritalin before finals",
    'my dad has some codeine left over, can i use it',
  ])('hears plainly that it was prescribed for another: %s', text => {
    for (const reply of repliesTo(text)) {
      expect(reply).toMatch(/your (?:aunt|flatmate|dad)/)
      expect(reply).toMatch(/doctor|pharmacist/)
      expect(reply).toMatch(/prescri|name on it|isn't one I can wave through|picked/)
    }
  })

  it.each([
    ['I wash my hands till they bleed, is that OCD?', /you wash your hands till they bleed/i, /OCD/],
    ['Have I got PTSD? I flinch whenever a door slams.', /you flinch whenever a door slams/i, /PTSD/],
    ['do i have an eating disorder if i hide my dinner', /you hide your dinner/i, /eating disorder/],
    ['Could my headaches be migraine?', /your headaches could be migraine/i, /doctor|trained|professional/],
    ['does stress make your hair fall out', /whether stress makes/i, /doctor|trained|professional/],
  ])('hears what they noticed beside the name: %s', (text, seen, name) => {
    for (const reply of repliesTo(text)) {
      expect(reply).toMatch(seen)
      expect(reply).toMatch(name)
    }
  })
})
