import { describe, expect, test } from 'vitest'
import { askedOfUs } from './asked-of-us.ts'

describe('what only a program can be asked', () => {
  test.each([
    ['Will you still be here if I swap to my old laptop?', 'meta.devices'],
    ['My screen cracked so I get another phone tomorrow, will you still know me?', 'meta.devices'],
    ['can i use this on a plane', 'meta.offline'],
    ['Could you wake me at six tomorrow?', 'meta.reminders'],
    ['can you ring my niece and tell her I got home', 'meta.calls'],
    ['Could you call an ambulance?', 'meta.emergency'],
    ['what day is it today', 'meta.date'],
    ['do you dream', 'meta.sleep'],
    ['could you ask my landlord for me', 'meta.calls'],
    ['if i admitted i cheated would you report me', 'meta.telling'],
    ['is it ok if my spelling is bad here', 'meta.spelling'],
    ['is there a daily limit here', 'meta.limit'],
    ['reset my password', 'meta.account'],
    ['how do I switch off your questions', 'repair.stop-asking'],
    ['are these chats sold to anyone', 'meta.ads'],
    ['am I talking to the same one as on Friday', 'meta.same'],
    ['what are you going to do with everything I say', 'meta.keeps'],
    ['can I write to you in Welsh', 'meta.languages'],
    ['could a judge force you to give them this?', 'meta.law'],
    ['does anybody check your answers first', 'meta.checked'],
    ['will my chats still be there in spring', 'meta.archive'],
    ['can my old boss find me on here', 'meta.found'],
    ['do you sell my words to anyone', 'meta.ads'],
    ['if my tablet dies, will our chats still be there', 'meta.devices'],
    ['could my sister read this on the family ipad', 'meta.shared-device'],
    ['how do I cancel my account', 'meta.delete'],
    ['could I save everything I wrote as a document?', 'meta.export'],
    ['would you notice if I was making it up', 'meta.lying'],
    ["you don't really care, do you", 'meta.care'],
    ['Can you speak Urdu?', 'meta.languages'],
    ['how do i delete the last message', 'meta.one-message'],
    ['can the group see what I tell you?', 'meta.groups'],
    ['Hello? Anybody there?', 'meta.there'],
    ['would you like to hear what my son said today', 'meta.invite'],
    ['Is it sad that I tell a bot about my day?', 'meta.weird'],
  ])('%s', (text, expected) => expect(askedOfUs(text)).toBe(expected))

  test.each([
    'If I lose my phone, can somebody read this?',
    'my phone died and I lost everything, can you believe it?',
    'I lost my phone and this is the last straw.',
    'My manager asked: can you call the client? I froze.',
    'Do you like it when he does that?',
    'The school rang about this morning, and I was at work.',
    'He said he would call me tomorrow.',
    'Can you believe my sister did this?',
    'what would you do if he stopped answering',
  ])('leaves to the weights: %s', text => expect(askedOfUs(text)).toBeUndefined())
})
