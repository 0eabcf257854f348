/** Ordinary messages in many variations, so no measured sentence repeats. */
const openings = [
  'This morning',
  'Since Tuesday',
  'After the call',
  'On the way home',
  'For weeks now',
  'Last night',
]
const subjects = ['my manager', 'my sister', 'the landlord', 'my friend Lena', 'the new team', 'my neighbour']
const deeds = [
  'asked me to take over the evening shift again',
  'did not answer the letter I spent a week on',
  'said something kind that I cannot stop thinking about',
  'moved the date and told everybody but me',
  'wants to talk about the money before Friday',
  'laughed at the plan and then used half of it',
]
const feelings = [
  'I feel tired and a little ashamed of how much it bothers me',
  'I was proud for about an hour and then the doubt came back',
  'part of me wants to leave it and part of me wants to shout',
  'I keep going over what I should have said instead',
  'it is not a big thing, but I slept badly because of it',
  'I went for a walk and it helped more than I expected',
]

export function messageOf(person: number, turn: number): string {
  const pick = <T>(list: T[], step: number) => list[(person * 7 + turn * step + step) % list.length]
  return `${pick(openings, 1)} ${pick(subjects, 2)} ${pick(deeds, 3)}, and ${pick(feelings, 5)} (${turn}).`
}
