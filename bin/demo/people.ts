/** The people of the demo and their profiles. */
export type DemoPerson = { given: string; family: string; email: string }

export const password = 'rain on the window'

export const maya: DemoPerson = { given: 'Maya', family: 'Lindgren', email: 'maya@demo.example' }

export const members = {
  jonas: { given: 'Jonas', family: 'Weber', email: 'jonas@demo.example' },
  priya: { given: 'Priya', family: 'Nair', email: 'priya@demo.example' },
  tom: { given: 'Tom', family: 'Hale', email: 'tom@demo.example' },
} satisfies Record<string, DemoPerson>

export const companionName = 'Juniper'

export const answers = {
  momentThatChangedYou: 'Leaving the firm I had been with for nine years, without knowing what came next.',
  handlingBigEmotions: 'I go quiet, clean the kitchen, and only later notice what I felt.',
  feltAlone: 'The first months in this city, when I knew the streets and nobody in them.',
  quietPride: 'I taught my brother to read when he was five and I was nine.',
  turnTo: 'My brother Elias, and a friend from school who lives far away.',
}
