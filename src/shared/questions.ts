/**
 * The 111 questions the companion may ask, each asked at most once of a person. An id belongs to its
 * question for good, because what somebody has already been asked is remembered by id.
 */
const bank = {
  challenge: {
    q1: "What's taken the most out of you so far today?",
    q2: 'Which bit of your week was harder than it looked?',
    q3: "What's the main thing happening for you tomorrow?",
    q4: 'What are you most stuck on at the moment?',
    q5: 'Who or what has kept you busiest this week?',
    q6: 'When did you last have an hour that was all yours?',
    q7: "What's the hardest thing people have asked of you lately?",
    q8: 'When you are the one others rely on, who do you rely on?',
    q9: 'What do you keep putting off at the moment?',
    q10: 'Which bit of this week keeps coming back to you?',
    q11: "What's happened this week that you weren't expecting?",
  },
  feelings: {
    q12: 'How are you doing today, the honest version?',
    q13: 'If your mood today were the weather, what would it be?',
    q14: 'If a friend saw you now, what would they notice?',
    q15: 'When you woke up this morning, what was on your mind?',
    q16: 'Which moment from today would you most like to remember?',
    q17: 'What does your body need most right now?',
    q18: 'What are you feeling that has not yet been said out loud?',
    q19: "What's been going on with you lately?",
    q20: "What's been different for you this week?",
    q21: 'When you last felt like yourself, what were you doing?',
    q22: 'What small thing has got to you lately, good or bad?',
    q23: 'Which feeling is strongest for you right now?',
    q24: 'When did you first start feeling the way you do now?',
    q25: 'If you showed how you really felt, what would people see?',
    q26: 'The last time it was quiet, what went through your head?',
    q27: 'What surprised you about how you reacted this week?',
    q28: 'Which feelings only catch up with you a day or two later?',
    q29: 'What would you like to be asked about today?',
    q30: "How can you tell when you're doing all right?",
    q31: 'What made the time fly for you this week?',
    q32: "What's coming up that you keep thinking about?",
    q33: 'Who would you like to see more of at the moment?',
    q34: 'What do you want more of right now?',
    q35: 'How hard have you been on yourself today?',
    q36: 'What have you wanted to say today but held back?',
    q37: "What's been on your mind most today?",
  },
  triggers: {
    q38: 'Just before your mood last changed, what was going on?',
    q39: 'Who or what has been testing your patience lately?',
    q40: 'Which tone of voice gets under your skin straight away?',
    q41: 'What do you do when something really gets to you?',
    q42: 'Which words have stuck with you most this week?',
    q43: 'Who brings out a different side of you?',
    q44: 'What sets you off quickest these days?',
    q45: "On a bad day, what bothers you that you'd normally laugh off?",
    q46: 'What are you like on too little sleep or too much noise?',
    q47: "When somebody goes quiet on you, what's your first thought?",
  },
  coping: {
    q48: 'What usually gets you through a day like this?',
    q49: 'What have you done for yourself today, however small?',
    q50: 'Which little things have been a comfort to you lately?',
    q51: 'Who would you most like by your side right now?',
    q52: "When a feeling just won't go away, what do you do?",
    q53: 'How do you like to wind down after a rough day?',
    q54: 'What usually helps your mind switch off?',
    q55: 'Which bit of your daily routine would you miss most?',
    q56: 'Who do you find it easiest to ask for help?',
    q57: 'How do you take it when plans change at the last minute?',
    q58: "When you've made a mistake, what do you tell yourself?",
  },
  growth: {
    q59: "What do you know now that you didn't a month ago?",
    q60: 'What has made you change your mind lately?',
    q61: "What's surprised you most about the last few weeks?",
    q62: "What helps you most when you're changing a habit?",
    q63: 'How could tomorrow be a bit better for you than today?',
    q64: 'What are you slowly getting better at these days?',
    q65: 'What did you last look up just out of curiosity?',
    q66: "If it didn't matter how good you were, what would you take up?",
    q67: 'What makes a good day for you these days?',
    q68: 'Looking back on this month, what will you remember most?',
  },
  confidence: {
    q69: 'What did you do this week that took some nerve?',
    q70: 'What did you do today that helped, even a little?',
    q71: 'What do people usually come to you for?',
    q72: 'Whose compliments do you actually believe?',
    q73: 'What have you done lately that deserves a thank you?',
    q74: 'How do you know when to trust your gut?',
    q75: 'What are you managing better than you expected?',
    q76: 'What would a good friend say you did well today?',
  },
  meta: {
    q77: 'How has your day been so far?',
    q78: 'What makes something hard for you to talk about?',
    q79: 'How could this chat be more useful to you?',
    q80: 'What did you nearly write just now and then delete?',
    q81: 'How close is that to what you really mean?',
    q82: 'What would you rather talk about for a bit?',
  },
  accountability: {
    q83: 'Which small thing could you get out of the way today?',
    q84: "What's one thing you'd like to do differently this week?",
    q85: "How will you know when you've done enough?",
    q86: 'What usually gets in your way?',
    q87: "What's the next thing you're planning to do?",
    q88: 'Which problems are really yours to sort out at the moment?',
    q89: 'By this time next week, what would you like to have done?',
    q90: 'How much of your week went on things you care about?',
  },
  toolbox: {
    q91: "What's your favourite way to get moving?",
    q92: 'When you write things down, what changes for you?',
    q93: 'Which song can you count on to lift your mood?',
    q94: 'Which things do you miss doing the most?',
    q95: 'What would a proper day off look like for you?',
    q96: 'How would you spend five minutes of peace right now?',
    q97: 'How do you feel when your hands are busy?',
  },
  grounding: {
    q98: 'Where are you sitting or lying right now?',
    q99: "What's going on around you right now?",
    q100: 'If you could slow one thing down, what would it be?',
    q101: 'Which thing near you have you had the longest?',
    q102: "How's the weather where you are today?",
    q103: 'Which part of you feels most relaxed right now?',
    q104: 'What are you up to for the next ten minutes?',
    q105: 'What have you done today that you do most days?',
  },
  boundaries: {
    q106: 'What have you said yes to lately when you meant no?',
    q107: 'When did somebody last do something for you?',
    q108: "Who knows how much you've got on your plate?",
    q109: 'When do you find it hardest to say no?',
    q110: "What is it you'd really like to say?",
    q111: "What's the one thing you wish people would hear?",
  },
} as const

export type QuestionCategory = keyof typeof bank
export type Question = { readonly id: string; readonly text: string; readonly category: QuestionCategory }

export const questionCategories = Object.keys(bank) as QuestionCategory[]

export const questions: readonly Question[] = questionCategories.flatMap(category =>
  Object.entries(bank[category]).map(([id, text]) => ({ id, text, category })),
)

/** Easy to answer cold: they need nothing said before them, and a few words will do. */
export const openers: readonly string[] = 'q1 q2 q3 q5 q6 q9 q11 q12 q13 q14 q15 q20 q22 q26 q29 q31'.split(
  ' ',
)

/** Challenge questions that speak to a parent or carer without supposing that one is reading. */
export const carerQuestions: readonly string[] = ['q5', 'q6', 'q7', 'q8']
