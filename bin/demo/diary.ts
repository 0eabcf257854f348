/** Two weeks of Maya's evenings with her companion, day by day; an empty day means she did not write. */
export const diary: string[][] = [
  [
    'First week in the new job is over and I feel completely overwhelmed. There are more names and programs than I can count.',
    'I worry that they will find out I am slower than they thought.',
    'I slept badly again, four hours maybe, and my shoulders are so tense that it hurts to turn my head.',
  ],
  [
    'A free day, and I spent it dreading tomorrow. I could not enjoy one hour of it.',
    'My brother Elias called. He said I sounded like before the exams, and he is right: the same knot in my stomach.',
    'I keep going over what I said in the last meeting, again and again, as if I could still change it.',
  ],
  [
    'Too many deadlines at once. My manager moved the presentation to next week and I am under so much pressure.',
    'I cannot concentrate: I open a document, then my mail, then the document again.',
  ],
  [],
  [
    'I had a small panic in the lift today. My heart was racing and I was afraid that somebody would notice.',
    'It was over by the third floor. I washed my hands with cold water and went in.',
    'I have not told anybody. I am a little ashamed of it.',
  ],
  [
    'I told my colleague Ines about the lift, and she said the same had happened to her last year. I was so relieved that I nearly cried.',
    'She walks around the block at noon. Tomorrow I will go with her.',
  ],
  [
    'We did walk, twenty minutes, in light rain. Afterwards I worked for two hours without looking up once.',
    'I want to keep that: a walk at noon, every working day.',
    'Still anxious about the presentation, but it no longer fills the whole day.',
  ],
  [
    'I cleaned the kitchen tonight and noticed halfway through that I was angry, at myself for saying yes to one more task.',
    'My plan is to tell my manager that I need two more days for the report.',
  ],
  [],
  [
    'I said it. I asked for two more days, and she simply said yes. All that worry for one short sentence.',
    'I slept seven hours. I am grateful, and surprised how much lighter everything looks.',
  ],
  [
    'Presentation tomorrow. I am nervous, but it is a different nervous: I know what I want to say.',
    'I practised it aloud for Elias on the phone, and he asked good questions.',
    'I will go to bed at ten, without the phone in the room.',
  ],
  [
    'It went well! My voice shook for the first minute and then I was simply present, I saw their faces and forgot my notes.',
    'I am proud of myself, and I do not say that often.',
    'Afterwards Ines and I had soup in the little place by the river.',
  ],
  [
    'A calm day. I could focus all morning, and the walk at noon is a habit by now.',
    'I noticed that I tense up whenever the chat on my computer makes its sound, so I turned the sound off.',
  ],
  [
    'A colleague thanked me in front of everyone today.',
    'I finally told Elias about the panic in the lift.',
    'I found my old sketchbook in a box last night.',
  ],
]
