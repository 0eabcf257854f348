import { describe, expect, it } from 'vitest'
import { intentOf } from '#server/companion/voice/router/intents.ts'
import { loadVoice } from '#server/companion/voice/voice.ts'
import { answerFrame } from './fragments.ts'

const voice = loadVoice()
const chats = ['one', 'two', 'three', 'four', 'five', 'six']
const repliesTo = (text: string, lastQuestion: string | null = null) =>
  chats.map(chatId => voice.reply({ text, chatId, lastQuestion }, voice.fresh()))

describe('somebody with a complaint', () => {
  it.each([
    ['you already asked me that', 'asked-already'],
    ["that's the same question again", 'asked-already'],
    ['that makes no sense', 'nonsense'],
    ['what are you on about', 'nonsense'],
    ['stop repeating me', 'repeating'],
    ["that's not what I said", 'not-said'],
    ["this isn't helping", 'useless'],
    ["you're a stupid bot", 'insult'],
    ["you didn't answer my question", 'dodged'],
    ["you're talking to me like I'm five", 'patronising'],
    ["don't tell me how I feel", 'presumed'],
    ['this is boring', 'boring'],
    ['did you even read what I wrote', 'not-read'],
    ['you sound like a leaflet', 'robotic'],
    ["didn't I just answer that", 'asked-already'],
    ['that has nothing to do with what I said', 'nonsense'],
    ['you just copy what I type', 'echoing'],
    ["you haven't helped one bit", 'useless'],
    ['waste of time honestly, worst app', 'useless'],
    ['can you talk normally', 'robotic'],
    ["that wasn't nice", 'other'],
  ])('is heard for the one they have: %s', (text, which) => {
    expect(intentOf('repair', text)).toBe(`repair.${which}`)
  })
})

describe('somebody who asks what only they could have told', () => {
  it.each([
    ['Do you know how old I am?', /how old you are|told me|mentioned/],
    ["do you know my dog's name", /your dog's name|told me|mentioned/],
    ['can you guess my age', /your age|told me|mentioned/],
    ['how tall do you think I am', /how tall you are|told me|mentioned/],
  ])('is not answered with the age of the program: %s', (text, must) => {
    for (const reply of repliesTo(text)) expect(reply.text).toMatch(must)
  })
})

describe('somebody who asks what to do', () => {
  it('hears what they want, and never "calm down"', () => {
    for (const reply of repliesTo("What's the best way to calm down before an exam?")) {
      expect(reply.text).toMatch(/feel calmer before an exam/)
      expect(reply.text).not.toMatch(/calm down/)
    }
  })

  it('hears the second sentence too, where it says how it is', () => {
    for (const reply of repliesTo("What can I do about my wife's snoring? We're both exhausted.")) {
      expect(reply.text).toMatch(/you're both exhausted/i)
      expect(reply.text).toMatch(/your wife's snoring/)
    }
  })

  it.each([
    ['what would u say to a friend who never pays u back', 'what to say to a friend who never pays you back'],
    ['whether it is better to apologise or just leave it alone', "whether it's better to apologise or just"],
    ['is it worth telling her or should I let it go', 'worth telling her, or whether to let it go'],
  ])('hears the whole of what they ask: %s', (text, must) => {
    for (const reply of repliesTo(text)) {
      expect(reply.text).toContain(must)
      expect(reply.text).not.toMatch(/right, whether|than I do/)
    }
  })

  it('hears no insult of themselves said back beside the question', () => {
    for (const reply of repliesTo("Should I call him? I'm such an idiot."))
      expect(reply.text).not.toMatch(/you're such an idiot/i)
  })
})

describe('somebody who asks something plain about the program', () => {
  it.each([
    ['can I download my chats', 'export'],
    ['who am I talking to', 'human'],
    ['are you a man or a woman', 'gender'],
    ['have you got a girlfriend', 'life'],
    ['do you get paid', 'life'],
    ['can you read my other chats', 'elsewhere'],
    ['can you ring my mum for me', 'senses'],
    ['can you call me Bex', 'rename'],
    ['how long have you existed', 'age'],
    ['how old are you', 'age'],
    ['Who made you?', 'maker'],
    ['which company built this app', 'maker'],
    ['where do you live', 'place'],
    ['can my parents see this chat', 'close-reads'],
    ['is my boss able to read what I write', 'close-reads'],
    ['can somebody read this if they take my phone', 'unlocked'],
    ["do you think I'm weird", 'judges'],
    ['can you hear me through the mic', 'senses'],
    ['what is my name', 'my-name'],
  ])('is answered on that: %s', (text, which) => {
    expect(intentOf('meta', text)).toBe(`meta.${which}`)
  })
})

describe('somebody who asks whether their own people can look', () => {
  it.each([
    ['can my parents see this chat', /your parents/i],
    ['will my wife be able to read this', /your wife/i],
    ['my dad pays for my phone, can he see this', /your dad/i],
    ['does my teacher get to read these messages', /your teacher/i],
  ])('hears of them, of the phone and of the operator: %s', (text, who) => {
    for (const reply of repliesTo(text)) {
      expect(reply.text).toMatch(who)
      expect(reply.text).toMatch(/phone/)
      expect(reply.text).toMatch(/encrypted/)
      expect(reply.text).toMatch(/technical/)
    }
  })
})

describe('somebody who wants a sum done', () => {
  it.each(['what is 15% of 240', 'how much is 340 divided by 8', '12 x 14'])('is told of sums: %s', text => {
    for (const reply of repliesTo(text))
      expect(reply.text).toMatch(/sum|calculat|numbers|arithmetic|counting/i)
  })
})

describe('somebody who says hello', () => {
  it.each([
    ["Hiya, it's me, back from the dentist", /back from the dentist/i],
    ['morning! still in my pyjamas', /good morning.*still in your pyjamas/i],
  ])('hears what stands beside it: %s', (text, must) => {
    for (const reply of repliesTo(text)) {
      expect(reply.kind).toBe('social')
      expect(reply.text).toMatch(must)
      expect(reply.text).not.toMatch(/hiya|it's you/i)
    }
  })

  it('is not said back with their greeting when they tell a story', () => {
    for (const reply of repliesTo('Hey, my boss shouted at me in front of everyone.'))
      expect(reply.text).not.toMatch(/\bhey\b/i)
  })

  it.each(['wassup', 'sup', 'yo', 'yo bot', "what's new"])('in slang is greeted: %s', text => {
    for (const reply of repliesTo(text)) expect(reply.kind).toBe('social')
  })
})

describe('somebody who sends no words', () => {
  it.each([
    ['❤️', 'heart'],
    ['<3', 'heart'],
    ['😂', 'laugh'],
    ['😭😂', 'laugh'],
    ['💀💀', 'skull'],
    ['🙏', 'pray'],
    ['🔥', 'fire'],
    ['🫠', 'melting'],
    ['👍', 'thumbs'],
    ['😡', 'angry'],
    [':(', 'sad'],
    [':)', 'happy'],
    ['🙄', 'fedup'],
    ['🤷', 'shrug'],
    ['10/10', 'number'],
    ['??', 'asking'],
    ['...', 'dots'],
    ['.', 'marks'],
    ['~~', 'marks'],
  ])('is met as they come: %s', (text, which) => {
    const [first] = repliesTo(text)
    expect(first?.kind).toBe('noise')
    expect(first?.state.used.map(each => each.id).join()).toMatch(`noise-${which}-`)
  })
})

describe('somebody who answers in a few words', () => {
  it.each([
    ['your stepdad', 'Who has been on your mind?', 'frag.who'],
    ['in your chest mostly', 'Where in your body does it show up?', 'frag.body'],
    ['about two years, on and off', 'How long has it been like this?', 'frag.long'],
    ['when people raise their voice', 'What tends to set it off?', 'frag.trigger'],
    ['sitting in the garden with a cup of tea', 'What helps you settle?', 'frag.helps'],
    ['on the night bus home', 'Where were you when it came?', 'frag.where'],
    ['your phone', 'What gets in the way of rest?', undefined],
    ['nothing so far', 'What helps you settle?', undefined],
  ])('is heard with the question in mind: %s', (text, asked, frame) => {
    expect(answerFrame(text, asked)).toBe(frame)
  })

  it('hears them said back first, and simply', () => {
    for (const reply of repliesTo('sitting in the garden with a cup of tea', 'What helps you settle?'))
      expect(reply.text).toMatch(/sitting in the garden with a cup of tea\./i)
  })
})

describe('somebody who only names things or times', () => {
  it.each([
    'cooking and the radio',
    "gardening, when it's dry",
    "Before exams, and when there's shouting upstairs.",
  ])('hears them said back plainly: %s', text => {
    for (const reply of repliesTo(text)) {
      expect(reply.text.toLowerCase()).toContain(text.toLowerCase().replace(/\.$/, ''))
      expect(reply.text).not.toMatch(/how it is:|behind it|stay with you/)
    }
  })
})

describe('somebody who is kind, or sorry', () => {
  it.each([
    ["you're actually pretty good at this", /kind|nice|lovely|thank|generous/i],
    ['sorry for rambling on', /sorry|apolog|forgive|fine|right|worry|harm/i],
  ])('is met kindly: %s', (text, must) => {
    for (const reply of repliesTo(text)) {
      expect(reply.kind).toBe('social')
      expect(reply.text).toMatch(must)
    }
  })
})

describe('somebody who tells a story and asks what to do with it', () => {
  it.each([
    ["my boyfriend wants kids and I don't. what do I do?", /your boyfriend wants kids and you don't/i],
    [
      'my flatmate never washes up. how do I bring it up without a row',
      /never washes up.*how to bring it up|how to bring it up.*never washes up/i,
    ],
    [
      "Should we have another baby? I'm 41 and scared it's too late.",
      /another baby.*too late|too late.*another baby/i,
    ],
  ])('hears both: %s', (text, must) => {
    for (const reply of repliesTo(text)) {
      expect(reply.kind).toBe('advice')
      expect(reply.text).toMatch(must)
    }
  })

  it('is not taken to ask when nobody is asked', () => {
    for (const reply of repliesTo('I lost my keys again. How do I always manage this.'))
      expect(reply.kind).toBe('content')
  })
})
