/**
 * The 111 questions the companion may ask, each asked at most once of a person. An id belongs to its
 * question for good, because what somebody has already been asked is remembered by id.
 */
const bank = {
  challenge: {
    q1: 'What has demanded most from you today?',
    q2: 'Which part of your week took more effort than anyone could see?',
    q3: 'Of everything waiting for you tomorrow, what comes to mind first?',
    q4: 'What are you carrying at the moment that has no easy answer?',
    q5: 'Who or what has needed you most over the past few days?',
    q6: 'How much of yesterday really belonged to you?',
    q7: 'What do people near you ask for that is hard to give?',
    q8: 'When you are the one others rely on, who do you rely on?',
    q9: 'What keeps sliding to the bottom of your list lately?',
    q10: 'If this week had a knot in it, where would you find it?',
    q11: 'How different is your week from the one you expected?',
  },
  feelings: {
    q12: 'How are you, in more words than people usually have time for?',
    q13: 'If today had weather, what would you be standing in?',
    q14: 'How would you describe your mood to somebody who knows you well?',
    q15: 'Which feeling showed up first when you woke this morning?',
    q16: 'From all you felt today, what would you hold on to if you could?',
    q17: 'Where in your body has today settled?',
    q18: 'What are you feeling that has not yet been said out loud?',
    q19: 'Underneath the first feeling you notice, what else is there?',
    q20: 'Compared with a week ago, what feels lighter or heavier for you?',
    q21: 'In which moment this week did you feel most like yourself?',
    q22: 'What has moved you lately, even a little?',
    q23: 'Which two feelings have been sharing space in you this week?',
    q24: 'How much of this mood did you bring with you from earlier days?',
    q25: 'How close is the face you show today to how you feel?',
    q26: 'What did your quietest moment today feel like?',
    q27: 'What surprised you about your own reaction this week?',
    q28: 'Which emotion tends to reach you late, once things are over?',
    q29: 'What do you wish someone would ask you today?',
    q30: 'How do you know, from the inside, when you are all right?',
    q31: 'When did time go quickly for you this week?',
    q32: 'What lies ahead that your thoughts keep drifting towards?',
    q33: 'Whose company has changed your mood lately, in either direction?',
    q34: 'What would you like to feel more of in the coming days?',
    q35: 'How gently have you been speaking to yourself today?',
    q36: 'What is one thing you felt today and then quickly moved past?',
    q37: 'Why might this be on your mind today, of all days?',
  },
  triggers: {
    q38: 'Right before your mood last shifted, what was going on?',
    q39: 'Which hour of your day is most likely to fray your patience?',
    q40: 'What tone of voice changes how you feel within seconds?',
    q41: 'How does your body let you know that something has touched a nerve?',
    q42: 'Which words that reached you this week are still ringing?',
    q43: 'Around whom do you become quicker, louder or quieter than usual?',
    q44: 'When you react fast, what are you usually protecting?',
    q45: 'What makes the same remark roll off you one day and sting another?',
    q46: 'How do noise, crowds or a short night change the way you respond?',
    q47: 'What story does your mind reach for first when something goes off course?',
  },
  coping: {
    q48: 'What has helped you get through days like this one?',
    q49: 'How did you look after yourself, even slightly, in the past day?',
    q50: 'Which small comfort have you reached for lately?',
    q51: 'Who would you want beside you for the next part of this?',
    q52: 'What do you usually do with a feeling that has nowhere to go?',
    q53: 'After a hard hour, how do you find your way back?',
    q54: 'What kind of rest does your mind seem to be asking for?',
    q55: 'Which of your routines has been quietly holding things together?',
    q56: 'What makes it a little easier for you to accept help?',
    q57: 'When plans fall through, what steadies you?',
    q58: 'How do you talk to yourself when something goes wrong?',
  },
  growth: {
    q59: 'What do you know now that you did not know a month ago?',
    q60: 'On what have you changed your mind recently?',
    q61: 'What has this stretch of days shown you about yourself?',
    q62: 'Which old habit has been loosening its grip on you?',
    q63: 'How would you notice that tomorrow had gone slightly better than today?',
    q64: 'What are you practising these days, on purpose or by accident?',
    q65: 'What tugs at your curiosity, even on slow days?',
    q66: 'What would you take up if being a beginner were completely fine?',
    q67: 'How has your idea of a good day changed recently?',
    q68: 'If you looked back on this month kindly, what would stand out?',
  },
  confidence: {
    q69: 'What did you do this week that took some nerve?',
    q70: 'Which of your qualities made a difference today?',
    q71: 'What do you do well that seems too ordinary to mention?',
    q72: 'Whose good opinion of you do you actually believe?',
    q73: 'For what would you like to be thanked right now?',
    q74: 'Where did you trust your own judgement this week?',
    q75: 'What have you been handling better than you give yourself credit for?',
    q76: 'How would a fair witness describe the way you met today?',
  },
  meta: {
    q77: 'What are you hoping to get out of writing here today?',
    q78: 'Which topic have you been circling without landing on?',
    q79: 'What would make this conversation more useful to you?',
    q80: 'What did you almost write just now and then leave out?',
    q81: 'How near do these words come to what you actually mean?',
    q82: 'If this subject can rest, what would you rather talk about?',
  },
  accountability: {
    q83: 'What is the smallest piece of this you could finish today?',
    q84: 'Which promise to yourself is worth keeping this week?',
    q85: 'How will you know that you have done enough?',
    q86: 'What usually gets between you and the thing you meant to do?',
    q87: 'Who could you tell about what you intend to do next?',
    q88: "Which part of this is yours to carry, rather than somebody else's?",
    q89: 'What would progress look like to you by this time next week?',
    q90: 'How closely did the past seven days match what matters to you?',
  },
  toolbox: {
    q91: 'What kind of movement does your body like best these days?',
    q92: 'When you write things down, what becomes clearer to you?',
    q93: 'Which song, place or smell shifts your mood most reliably?',
    q94: 'What used to help that you have not done in a while?',
    q95: 'What would you put in a kit for days like today?',
    q96: 'How do you clear your head when you have only five minutes?',
    q97: 'What do your hands like to do when your mind is full?',
  },
  grounding: {
    q98: 'What is your body resting on right now?',
    q99: 'What is the quietest thing around you this minute?',
    q100: 'How fast is everything moving for you at this moment?',
    q101: 'Which object within your reach has been with you the longest?',
    q102: 'What is the air like where you are?',
    q103: 'Which part of you feels most at ease just now?',
    q104: 'What can you be sure of in the next ten minutes?',
    q105: 'Which ordinary thing has stayed the same for you today?',
  },
  boundaries: {
    q106: 'What did you agree to lately that you would answer differently today?',
    q107: 'Whose needs have been louder than your own this week?',
    q108: 'How do people find out that you have reached your limit?',
    q109: 'Which request is hardest for you to turn down at the moment?',
    q110: 'What does it cost you to keep the peace?',
    q111: 'What would you ask for if you knew it would be heard kindly?',
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
