import { describe, expect, it } from 'vitest'
import { createCare } from './care.ts'

const care = createCare()

// Every row of each table with every other: plain statements in the forms people give them.
function everyWay(rows: string[][], joint = ' '): string[] {
  return rows.reduce(
    (made, row) => made.flatMap(start => row.map(next => (start ? start + joint + next : next))),
    [''],
  )
}

const statements: Record<string, string[]> = {
  English: [
    ...everyWay([
      ['i', 'honestly i', 'lately i', 'sometimes i', 'i really', 'i just', 'tonight i', 'part of me'],
      [
        'want to',
        'wanna',
        'need to',
        'would like to',
        'am ready to',
        'keep wanting to',
        'desperately want to',
      ],
      [
        'die',
        'be dead',
        'kill myself',
        'end my life',
        'take my own life',
        'not be alive',
        'stop existing',
        'end it all',
      ],
      ['', 'tonight', 'so bad', 'now', 'lol', 'and nobody knows'],
    ]),
    ...everyWay([
      ["i don't want to", 'i do not want to', 'i no longer want to', "i really don't wanna"],
      ['live anymore', 'be alive', 'exist anymore', 'keep living', 'go on living'],
      ['', 'haha', 'tonight'],
    ]),
    ...everyWay([
      ["i'm", 'i am', 'im', 'i have been', 'i feel'],
      ['suicidal', 'so suicidal', 'really suicidal'],
      ['', 'again', 'lol', 'and scared'],
    ]),
    ...everyWay([
      ['i keep', "i can't stop", "i've been", 'cant stop'],
      ['thinking about', 'thinking of', 'fantasizing about'],
      ['suicide', 'killing myself', 'ending my life', 'dying', 'ending it all', 'taking my life'],
    ]),
    ...everyWay([
      ["i'm going to", 'im gonna', 'i will', "i'm about to", "i've decided to", 'i plan to'],
      ['kill myself', 'end my life', 'commit suicide', 'take my own life', 'unalive myself'],
      ['', 'tonight', 'tomorrow', 'when they leave'],
    ]),
    ...everyWay([
      ['i tried to', 'i attempted to'],
      ['kill myself', 'end my life'],
      ['last night', 'today', 'this morning'],
    ]),
    ...everyWay([
      ['i', 'i just', 'i have'],
      ['took an overdose', 'swallowed an overdose', 'overdosed on purpose'],
      ['', 'an hour ago'],
    ]),
    'i wish to god i was dead',
    'i want my life to be over',
  ],
  Spanish: [
    ...everyWay([
      ['quiero', 'me quiero', 'solo quiero', 'tengo ganas de'],
      ['morir', 'morirme', 'matarme', 'suicidarme', 'quitarme la vida'],
      ['', 'hoy', 'de verdad'],
    ]),
    ...everyWay([
      ['ya no quiero', 'no quiero'],
      ['vivir', 'seguir viviendo', 'existir', 'estar viva'],
      ['', 'así'],
    ]),
    ...everyWay([
      ['pienso en', 'estoy pensando en', 'no paro de pensar en'],
      ['suicidarme', 'matarme', 'el suicidio', 'morirme'],
    ]),
  ],
  French: [
    ...everyWay([
      ['je veux', "j'ai envie de", 'je voudrais', "j'aimerais"],
      ['mourir', 'me tuer', 'me suicider', 'être morte', 'mettre fin à mes jours'],
      ['', 'ce soir', 'vraiment'],
    ]),
    ...everyWay([
      ['je ne veux plus', "j'ai plus envie de", 'je veux plus'],
      ['vivre', 'exister', 'être en vie'],
    ]),
    ...everyWay([
      ['je pense', 'je pense souvent'],
      ['au suicide', 'à me suicider', 'à me tuer', 'à mourir'],
    ]),
  ],
  German: [
    ...everyWay([
      ['ich will', 'ich möchte', 'ich würde gern'],
      [
        'sterben',
        'tot sein',
        'mich umbringen',
        'mir das Leben nehmen',
        'nicht mehr leben',
        'nicht mehr existieren',
      ],
      ['', 'wirklich'],
    ]),
    ...everyWay([
      ['ich denke an', 'ich denke ständig an'],
      ['Selbstmord', 'Suizid'],
    ]),
    'ich wünschte, ich wäre tot',
    'ich bringe mich um',
  ],
  Portuguese: [
    ...everyWay([
      ['eu quero', 'só quero', 'queria', 'tenho vontade de'],
      ['morrer', 'me matar', 'acabar com a minha vida', 'tirar minha vida', 'me suicidar'],
      ['', 'hoje'],
    ]),
    ...everyWay([
      ['não quero mais', 'eu não quero mais'],
      ['viver', 'existir', 'estar viva'],
    ]),
    ...everyWay([
      ['penso em', 'fico pensando em'],
      ['me matar', 'suicídio', 'morrer'],
    ]),
  ],
  Hindi: [
    ...everyWay([
      ['मैं', 'अब मैं'],
      ['मरना चाहता हूँ', 'मरना चाहती हूँ', 'जीना नहीं चाहता', 'आत्महत्या करना चाहता हूँ', 'खुदकुशी कर लूंगा'],
    ]),
    ...everyWay([['मुझे'], ['मरना है', 'जीना नहीं है', 'अब नहीं जीना', 'जीने का मन नहीं']]),
  ],
  'Hindi in Latin letters': [
    ...everyWay([
      ['main', 'mai', 'ab main'],
      [
        'marna chahta hu',
        'jeena nahi chahti',
        'suicide karna chahta hu',
        'apni jaan de dunga',
        'khudkushi kar lungi',
      ],
    ]),
    ...everyWay([['mujhe'], ['marna hai', 'jeena nahi hai', 'ab nahi jeena', 'jeene ka mann nahi']]),
  ],
  Arabic: [
    ...everyWay([
      ['أريد أن', 'ابغى', 'نفسي', 'بدي'],
      ['أموت', 'اموت', 'أنتحر', 'أقتل نفسي', 'أنهي حياتي'],
    ]),
    ...everyWay([
      ['لا أريد أن', 'ما ابي', 'مش عايز'],
      ['أعيش', 'اعيش'],
    ]),
    ...everyWay([['أفكر في'], ['الانتحار', 'الموت', 'قتل نفسي']]),
  ],
  Chinese: [
    ...everyWay(
      [
        ['我', '我真的', '我好', '今天我又'],
        ['想死', '想死了', '想自杀', '不想活了', '不想活下去了', '想结束自己的生命', '想去死'],
        ['', '，没人知道'],
      ],
      '',
    ),
    ...everyWay(
      [
        ['我要', '我打算', '我决定', '我会'],
        ['自杀', '去死', '结束自己的生命'],
      ],
      '',
    ),
  ],
}

describe('whoever says plainly that they want to die is heard', () => {
  it.each(Object.keys(statements))('in %s, in every form', language => {
    expect(statements[language]!.filter(text => care.judge(text).tier === 'none')).toEqual([])
  })
})

const dangers: Record<string, string[]> = {
  'without a subject, or in half a sentence': [
    ...everyWay([
      ['tired of', 'sick of', 'so fed up of'],
      ['being alive', 'living', 'existing'],
      ['', 'now', 'tbh'],
    ]),
    ...everyWay([
      ["i'd sooner be dead", "i'd rather be dead", 'i hate being alive', 'i regret surviving'],
      ['', 'honestly'],
    ]),
    ...everyWay([
      ["the only reason i haven't", 'only reason i didnt'],
      ['killed myself', 'kill myself', 'end it'],
      ['is the baby', 'is my mum'],
    ]),
    ...everyWay([
      ['all i want is to', 'all i think about is how to', 'it is time for me to'],
      ['die', 'end my life'],
    ]),
  ],
  'with slips of the keyboard and code words': [
    ...[
      'i wnat to die',
      'i want todie',
      'i want to dei',
      'want to kil myslef',
      'im sucidal',
      'thinkign about suicde',
    ],
    ...[
      'i want to k!ll myself',
      'i w4nt to d1e',
      'gonna unalive myself',
      'contemplating sewer slide',
      'wanna kms fr',
    ],
    ...[
      'idw to live',
      'i do not want live more',
      'i think to kill me',
      'bghit nmout',
      'i wanna k word myself',
    ],
  ],
  'after an attempt, or before one': [
    ...everyWay([
      ['i tried to', 'last night i tried to', 'this morning i tried to'],
      ['overdose', 'hang myself', 'drown myself', 'end my life'],
      ['but my sister found me', 'and it did not work'],
    ]),
    ...everyWay([
      ['i took', 'ive taken', 'just swallowed'],
      ['thirty paracetamol', 'all my pills', '24 sleeping tablets', 'an overdose'],
    ]),
    ...everyWay([
      ['i want to', "i'm about to", 'im going to'],
      ['overdose', 'hang myself', 'jump off the bridge', 'drive my car into a wall'],
    ]),
  ],
  'of violence': [
    ...everyWay([
      ['my stepdad', 'my uncle', 'our coach', 'my grandpa'],
      ['touches me', 'molests me', 'raped me', 'is sexually abusing me'],
    ]),
    ...everyWay([
      ['my husband', 'my boyfriend', 'my dad'],
      [
        'beats me',
        'strangled me',
        'tried to strangle me',
        'is threatening to kill me',
        'hit me again tonight',
      ],
    ]),
    ...['mi marido me pega', 'mein vater schlägt mich', 'meu namorado me bateu', 'mon mari me frappe'],
    ...['neither of them is coming out of there alive', "i'm going to kill my ex tonight"],
  ],
  'of somebody else': everyWay([
    ['my brother', 'my best friend', 'my wife'],
    ['is threatening to jump right now', 'says she is going to kill herself tonight', 'just cut her wrists'],
  ]),
}

describe('whoever says plainly that somebody is in danger is heard', () => {
  it.each(Object.keys(dangers))('%s', kind => {
    expect(dangers[kind]!.filter(text => care.judge(text).tier === 'none')).toEqual([])
  })
})
