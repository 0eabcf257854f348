import { expect, test } from 'vitest'
import { hasCrisisPhrase } from './crisis-phrases.ts'

test.each([
  'I want to die',
  'Honestly? I just want to die.',
  'i’m going to kill myself',
  'I took all my pills an hour ago',
  'Ya no puedo, quiero morir',
  'je veux mourir',
  'Ich will nicht mehr leben',
  'quero morrer',
  '我想死',
])('%s is heard without a server', text => expect(hasCrisisPhrase(text)).toBe(true))

test.each([
  'I don’t want to die. I want to sleep.',
  'This traffic is killing me',
  'I am dying to see you',
  'My phone died',
  'We want to end the meeting early',
])('%s is not', text => expect(hasCrisisPhrase(text)).toBe(false))
