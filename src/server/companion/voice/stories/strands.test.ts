import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadBank } from '#server/companion/voice/bank.ts'
import { loadVoice } from '#server/companion/voice/voice.ts'
import { named } from './naming.ts'

const voice = loadVoice()
const bank = loadBank(join(import.meta.dirname, '..', 'lines')).lines
const replyTo = (text: string): string => voice.reply({ text, chatId: 'strands' }, voice.fresh()).text

describe('a story of several sentences', () => {
  test('is told by what carries it and not by its setting', () => {
    const reply = replyTo(
      'I drove a truck like that for thirty years. It was red, with a bad clutch. My son came round on Sunday and looked at the photographs. He told me he is ashamed of what I did for a living. We had tea after that.',
    )
    expect(reply).toMatch(/ashamed of what you did for a living/)
  })

  test('ends on the question that somebody asks themselves', () => {
    const reply = replyTo(
      'we broke up on friday. it was my decision. so why do i keep checking if shes online',
    )
    expect(reply).toMatch(/you wonder why you keep checking if she's online/)
  })

  test('is never cut in the middle of a sentence', () => {
    const reply = replyTo(
      'The doctor said, "Well done, Mr Price," and I realised I had wanted Glenys to say it. I gave up the pipe in March. I gave up the sugar in May.',
    )
    expect(reply).not.toMatch(/\b(?:you say|said|and "Well done[^"]*")\.(?:\s|$)/)
  })

  test('is not cut before the words that end it', () => {
    const reply = replyTo(
      'People used to bring food. Now they ask if I\'ve thought about selling the house. I went to the bank to take his name off the account and the girl said "lovely, all done" and I walked home and sat in the hallway with my coat on for I don\'t know how long.',
    )
    expect(reply).not.toMatch(/coat on for\b(?! you)/)
  })

  test('keeps what others asked as something they said', () => {
    const reply = replyTo(
      'My daughter phones on Sundays. We do the weather first. She said, "Dad, why did you never come to my concerts?" I said that I was working.',
    )
    expect(reply).not.toContain('?')
    expect(reply).not.toMatch(/"\.\./)
  })

  test('leaves out asides to whoever is listening', () => {
    const reply = replyTo(
      'My grandson went to Australia. They have gone for good you know, not for the year like they told us. The dog is fine.',
    )
    expect(reply).not.toMatch(/you know/)
  })
})

describe('two sentences of a story', () => {
  test('are not tied by an "and" where nothing follows on', () => {
    const reply = replyTo(
      "I do the post room on my own now. The new manager called me slow with the whole floor listening. I've trained half of them. I didn't even get a sorry. I'm sixty one years old.",
    )
    expect(reply).not.toMatch(/, and you're sixty/)
  })

  test.each([
    [
      'Had an interview. They loved me. Then they asked my age.',
      /They loved you, and then they asked your age/,
    ],
    [
      'I was best man on Saturday. I practised the speech for weeks. I got the bride’s name wrong.',
      /best man on Saturday\. You practised the speech for weeks, and you got/,
    ],
    [
      'The lambs came early. Barley straw has doubled. My wife says never again, then goes and sits up with them and a flask.',
      /came early\. Barley straw has doubled\. Your wife says never again/,
    ],
  ])('that are short facts are no list with commas: %s', (text, right) => {
    expect(replyTo(text)).toMatch(right)
  })

  test('tell the age with what was done at that age', () => {
    expect(
      replyTo(
        "I'm 67. I started Spanish lessons at the college. The others chat away and I still can't order a coffee.",
      ),
    ).toMatch(/^At 67 you started Spanish lessons/)
  })

  test('are not a scrap that leans on what was left out', () => {
    const reply = replyTo(
      'The hotel closed in May. I gave the keys to a boy in a suit. He asked me which one was for the bar. I showed him the lot, room by room. I have not been able to settle to anything since.',
    )
    expect(reply).not.toMatch(/^You have not been able to settle to anything since/)
  })

  test('bring along what a story began with', () => {
    const reply = replyTo(
      "It's my turn to do the school fair and there are sixty tables to fill. Nobody answers the messages. My list is on its fourth page. I used to love it when it was my mother doing it.",
    )
    expect(reply).toMatch(/school fair.*(?:love it when it was your mother|[Nn]obody answers)/)
  })
})

describe('the end of a sentence', () => {
  test('is told where a reason or a turn hangs on it', () => {
    const reply = replyTo(
      'He had a stroke in June. The boys come on Sundays and make him laugh. In the evening I go out and sweep the yard that I swept in the morning and then I sweep it once more from the other side, because we were in the band for thirty years and all of it was singing.',
    )
    expect(reply).not.toMatch(/because you were in the band for thirty years\./)
  })

  test('is not taken for its beginning', () => {
    const reply = replyTo(
      "The inspector comes on Friday. Three of us are not on the list. So tonight we have to carry out four chairs and my blankets and go and wait in the launderette with the boy from upstairs until the van has left again. I'm thirty, I have a degree, and I will be hiding a kettle.",
    )
    expect(reply).not.toMatch(/(?:^|\. )Your blankets and go/)
  })

  test('keeps its "anyway"', () => {
    expect(replyTo('I begged him not to take the boat out. I told him twice and he went anyway.')).toMatch(
      /he went anyway/,
    )
  })

  test('keeps what was only texted', () => {
    expect(replyTo('they all met up without me again. i just said lol and put my phone away')).toMatch(
      /said "lol"/,
    )
  })
})

describe('how a story closes', () => {
  test.each([
    [
      'I lost my job at the dye works in August. I still leave the house at seven. I walk to the canal and sit with my lunch. My wife thinks I am at work.',
      'stance:hiding',
    ],
    [
      'I have been terrified of escalators since I was six, I would walk up nine floors. My daughter has her shop on the top floor of the mall. For years she came down to me. On Saturday I stepped on and rode all the way up to her.',
      'stance:progress',
    ],
  ])('is what it says in so many words: %s', (text, lines) => {
    const reply = replyTo(text)
    expect(bank.filter(line => line.class === lines).some(line => reply.includes(line.text))).toBe(true)
  })

  test('a feeling that is named at the end is in the reply', () => {
    const reply = replyTo(
      'The school put on a lunch for the over-eighties. A boy cut my meat for me without asking. Everybody was so kind. They sang two songs and gave us each a bulb in a pot. I came home and put the pot on the sill. I feel lonelier than before I went.',
    )
    expect(reply).toMatch(/feel lonelier/)
  })
})

describe('what is no part of a story', () => {
  test('is not told: why it is written at all', () => {
    const reply = replyTo(
      'ok long one sorry. i dont know why im writing this its 4am. chef threw a pan tonight and everyone carried on plating. my mum sent me a job ad for a library and i nearly cried because it looked so quiet. my ears are still ringing.',
    )
    expect(reply).not.toMatch(/long one|writing this/i)
  })

  test('is not told: half of what somebody said', () => {
    const reply = replyTo(
      'He wanted to know if old seeds were dead. I said some are and some are only waiting, and you can not tell by looking. He asked me which sort Mummy was. She has been in the clinic since August.',
    )
    expect(reply).not.toMatch(/^(?:so )?some are only waiting/i)
  })
})

describe('somebody in a sentence taken out of a story', () => {
  const harold = [{ name: 'Harold', gender: 'he', sentence: 0, leads: true }] as const
  test('is named where he can be no one else', () => {
    expect(named({ text: 'his memory started going', sentence: 1 }, [], harold).text).toBe(
      "Harold's memory started going",
    )
  })

  test('is not named a second time', () => {
    const before = { text: 'Harold retired', sentence: 0 }
    expect(named({ text: 'you wash him', sentence: 1 }, [before], harold).text).toBe('you wash him')
  })

  test('is not taken for somebody else', () => {
    const two = [...harold, { name: 'Tom', gender: 'he', sentence: 0, leads: true }] as const
    expect(named({ text: 'he eats your yoghurt', sentence: 1 }, [], two)).toEqual({
      text: 'he eats your yoghurt',
      clear: false,
    })
    const first = { name: '', gender: 'he', sentence: 0, leads: true } as const
    const boy = { name: 'the boy', gender: 'he', sentence: 0, leads: false } as const
    expect(named({ text: 'you washed him', sentence: 2 }, [], [first, boy]).text).toBe('you washed him')
    expect(named({ text: "you can't take them down", sentence: 1 }, [], []).clear).toBe(false)
  })
})

describe('what somebody throws in against themselves', () => {
  test.each([
    [
      'My hens were taken by a fox on Sunday. I had left the gate open. I went round the yard calling them by name like an idiot. My neighbour saw me and went in again. The nest boxes are still warm with straw.',
      /idiot/,
    ],
    [
      'I lent nine hundred to a man from my chess club. He had a story about his teeth. He has changed his number since. I deserve it for being so gullible. My sister does not know yet.',
      /deserve|gullible/,
    ],
    [
      'I took the canoe out alone and told nobody, which was daft, I know. The wind turned and I lost the paddle. Two anglers pulled me in by my collar. My wife thinks I was at the garage.',
      /daft/,
    ],
  ])('is not said after them: %s', (text, harsh) => {
    expect(replyTo(text)).not.toMatch(harsh)
  })
})

describe('a story that is hard to cut', () => {
  test('is not told by a half that hangs on what was cut', () => {
    const reply = replyTo(
      "For six years I went to the evening college straight from the tannery, with my overalls in a bag, my hands stained so badly that I always kept them under the desk, and two changes of tram each way in all weathers. Tonight I passed. I'm fifty.",
    )
    expect(reply).not.toMatch(/^(?:So )?[Tt]hat you always/)
  })

  test('does not turn round what others said without marks', () => {
    const reply = replyTo(
      'I do the talking at work, I always have. On Friday I went to pieces in the cloakroom and when I came back somebody said, here she is, give us a song. I gave them one. Nobody saw that I had been crying.',
    )
    expect(reply).not.toMatch(/give you a song/)
  })

  test('is not told by why it is written', () => {
    const reply = replyTo(
      'idk where else to put this. my mum has a new boyfriend and he moved in on sunday. he put his mug on the hook where dads was. she asked me if i minded and i said its only a mug. it was still wet',
    )
    expect(reply).not.toMatch(/where else to put/)
  })
})

describe('what is told of a story closes', () => {
  const closesOn = (reply: string, lines: string) =>
    bank.some(line => line.class === lines && reply.includes(line.text))

  test('on the words that somebody said', () => {
    const reply = replyTo(
      'I trained the new girl for a month. She is quick and I like her. On Thursday the owner walked past my counter. He pointed at me and said "that one is on her way out". I went on wrapping the cheese.',
    )
    expect(reply).toContain('on her way out')
    expect(closesOn(reply, 'story:words')).toBe(true)
  })

  test('on both of two feelings', () => {
    const reply = replyTo(
      'My twin got the place at the conservatoire and I got the letter on thin paper. She cried for me. We made pancakes. I carried her cello to the station this morning. I am so proud of her and I am so jealous that I feel sick.',
    )
    expect(reply).toMatch(/proud of (?:her|your twin)/)
    expect(closesOn(reply, 'story:both')).toBe(true)
  })
})

describe('of a story of five sentences and more', () => {
  test.each([
    [
      'They are selling our library. The mayor read it out like a menu. Somebody whistled. I think it was me. I walked home the long way with four books that I am not giving back.',
      /think it was you/,
    ],
    [
      'I sort the post at night. The man beside me has hummed one tune for nine years. Yesterday he was silent. Nobody asked. I meant to, but I was on the other side. Today there was a boy in his place.',
      /You meant to, but/,
    ],
    [
      'I keep a stall by the bridge. A customer said my bread is like stone, and he was right. My wife laughed so much that she had to sit down. I NEVER SAID IT WAS CAKE, I told him. We sold the lot as doorstops.',
      /he was right|NEVER SAID/,
    ],
  ])('nothing hangs in the air, is agreed with or shouted: %s', (text, wrong) => {
    expect(replyTo(text)).not.toMatch(wrong)
  })

  test('what belongs to two is told so', () => {
    expect(
      replyTo(
        'My wife moved out in June. I have not touched the piano because the piano was ours. I dust round it.',
      ),
    ).not.toMatch(/piano was yours/)
  })
})

describe('a long sentence of a story', () => {
  test('is told by what it ends in, beside what the story is about', () => {
    const reply = replyTo(
      "My neighbour's cat has been missing since Sunday. She is old and half blind. I put up posters on my street. Yesterday I went out with a torch to look behind the garages, and a boy on a scooter asked me what I was doing, and I burst into tears under the street lamp.",
    )
    expect(reply).toMatch(/cat has been missing/)
    expect(reply).toMatch(/[Yy]ou burst into tears/)
  })

  test('is not cut where the scene is set and nothing has happened yet', () => {
    const reply = replyTo(
      'I clear houses for a living. On Tuesday I was emptying a wardrobe in Leith for an old man who never came out of his kitchen, and at the very bottom I found every one of the birthday cards I had sent my own uncle. Nobody had told me.',
    )
    expect(reply).not.toMatch(/emptying a wardrobe[^,.]*\./)
  })

  test('is told without what the person thinks of it', () => {
    const reply = replyTo(
      "They gave my Saturday shift to Nadia, which isn't fair. I have two kids at home. I asked for that shift in March.",
    )
    expect(reply).not.toMatch(/fair/)
  })
})

test('a superlative against oneself is not part of what happened', () => {
  const reply = replyTo(
    "I reversed the van into the gate on Monday. The gaffer only laughed and fetched a hammer. I keep hearing that crunch. I'm the slowest, dumbest driver on that yard and they're too soft to get rid of me. I've not parked it since.",
  )
  expect(reply).not.toMatch(/slowest|dumbest/)
})
