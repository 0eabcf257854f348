/** Group messages of the demo, day by day (0 is two weeks ago), in order. */
import type { members } from './people.ts'

export type GroupMessage = { day: number; by: keyof typeof members | 'maya'; thread: string; text: string }

export const groupMessages: GroupMessage[] = [
  {
    day: 1,
    by: 'priya',
    thread: 'sleep',
    text: 'Does anybody else wake up at four and start planning the whole week?',
  },
  { day: 1, by: 'tom', thread: 'sleep', text: 'Every other night. I keep a notebook by the bed now.' },
  {
    day: 2,
    by: 'maya',
    thread: 'sleep',
    text: 'Four hours again for me. Does the notebook help, or does it wake you up even more?',
  },
  {
    day: 2,
    by: 'tom',
    thread: 'sleep',
    text: 'It helps if I write one line and put the pen away. Two lines and I am wide awake.',
  },
  {
    day: 4,
    by: 'jonas',
    thread: 'career',
    text: 'Third month in a new team. When did you stop feeling like a guest?',
  },
  {
    day: 5,
    by: 'maya',
    thread: 'career',
    text: 'Second week here, and I am glad that somebody else asks. I feel slow and afraid of being found out.',
  },
  {
    day: 5,
    by: 'jonas',
    thread: 'career',
    text: 'Slow is fine. I asked the same question three times today and nobody minded.',
  },
  {
    day: 6,
    by: 'priya',
    thread: 'anxiety',
    text: 'What do you do in the minute before you have to speak in front of people?',
  },
  {
    day: 7,
    by: 'maya',
    thread: 'anxiety',
    text: 'I press my feet into the floor and count the windows. It makes me feel present, at least a little.',
  },
  { day: 7, by: 'priya', thread: 'anxiety', text: 'Counting windows. I will try that next week.' },
  {
    day: 9,
    by: 'tom',
    thread: 'sleep',
    text: 'Six nights in a row of seven hours. I hardly dare to say it.',
  },
  {
    day: 11,
    by: 'maya',
    thread: 'sleep',
    text: 'Seven hours here too, the night before a presentation of all nights!',
  },
  {
    day: 12,
    by: 'priya',
    thread: 'anxiety',
    text: 'I counted eleven windows and then I spoke. Thank you, Maya.',
  },
  { day: 13, by: 'jonas', thread: 'career', text: 'I was asked to show somebody new around. Me!' },
  { day: 13, by: 'priya', thread: 'sleep', text: 'One line, pen away. It has become a rule of mine, Tom.' },
]
