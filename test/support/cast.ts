/** The fixed cast of every test. */
export type Person = { given: string; family: string; email: string; password: string }

export const cast = {
  ada: { given: 'Ada', family: 'Lindqvist', email: 'ada@example.org', password: 'a quiet lake at dawn' },
  ben: { given: 'Ben', family: 'Okonkwo', email: 'ben@example.org', password: 'three bridges in fog' },
  chloe: {
    given: 'Chloé',
    family: 'Marchetti',
    email: 'chloe@example.org',
    password: 'marmalade & old maps',
  },
} as const satisfies Record<string, Person>

export type Name = keyof typeof cast
