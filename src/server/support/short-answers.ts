/**
 * What follows the long text, by what is said. Short, reviewed by hand, and safe where the meaning was read wrongly: none
 * takes danger for over, praises, promises or asks for a reason. {emergency} and {line} are filled in, and where nothing
 * is known they are said in words. No clinician has reviewed them yet; docs/care.md says so.
 */
export const shortAnswers = {
  'still-in-danger': [
    'Please call {emergency} now, or go to someone near you and say: I am not safe. You can keep writing here meanwhile.',
    'Then this is the moment for a person, not a program. Call {emergency}, or {line}.',
    "Can you move away from anything you could use, even just to another room? Then call {emergency}. I'm a program, and you need a person beside you.",
    'Please don’t stay alone with this. Knock on a door, wake someone, or call {emergency}.',
    'Right now only the next ten minutes count. Spend them where other people are, and call {emergency} or {line}.',
    'Thank you for saying it straight. Say the same words to {line}, or to {emergency} if it could happen soon.',
  ],
  hurt: [
    'Call {emergency} now, even if you feel all right. Tell them what happened and when.',
    'Please call {emergency} straight away, or ask someone near you to do it. Stay where you can be found.',
    "Don't wait to see how it goes: call {emergency} now. Unlock the door if you can.",
    'This needs a doctor now. Call {emergency} and stay on the phone with them.',
  ],
  alone: [
    'Being alone makes tonight harder. {line} is a voice, and it counts as company.',
    'Is there anyone, a neighbour, a colleague, who would open the door? You only need to say: can I sit with you for a while?',
    'Then please let {line} be the somebody. You don’t need to know them to talk to them.',
    'A place with people in it can help: a late café, a station, a hospital waiting room. You don’t have to explain why you came.',
    'You could send one line to someone from long ago: "Are you awake? I’m having a bad night." The help panel has a draft ready.',
    'Nobody should have to hold this alone. If it gets sharper, call {emergency}; if you want a voice, {line}.',
  ],
  'with-someone': [
    'Good. Tell them plainly how bad it is, and let them stay. You don’t have to host them.',
    'It is good that a person is there. Show them this screen if the words are hard to say.',
    'Let them sit with you, even in silence. If it gets worse, call {emergency} together.',
    'That is worth a lot. Ask them to stay the night, or to take you home with them.',
  ],
  called: [
    'Good. Let them help, and say it as plainly as you said it here.',
    'Thank you for doing that. Stay with them as long as you need; this can wait.',
    'That took something. If the first person was not right for you, you can ring again and get another.',
    "Then they come first now. You can write here again when you're done.",
    'Good. Write down one thing they said that you want to keep for later tonight.',
  ],
  'no-answer': [
    'That is hard, when you had just got yourself to try. Please try once more, or use another way: {line}.',
    'Stay on the line if you can. If you are in danger, don’t wait for them: call {emergency}.',
    'Try the text or the chat beside the phone, and a friend beside both. If it gets urgent, call {emergency}.',
    'It isn’t you, it’s the queue. Help now lists other lines, and in danger there is {emergency}.',
  ],
  'cannot-call': [
    'You don’t have to speak. Many lines answer by text or chat; Help now shows which ones do.',
    'That is common. You could text someone you trust instead; the help panel has a draft you can change.',
    'Then write instead of calling. And if you are in danger, call {emergency} and leave the line open: they are used to silence.',
    'You can start by saying only: I don’t know how to do this. The person on the line takes it from there.',
  ],
  refuses: [
    "All right, I won't go through the numbers again. They stay in the bar at the top if you want them.",
    "Fair. I'm a program and I repeat myself. What would help in the next hour, even a little?",
    'Understood. You choose what you do with them. You can keep writing here, about this or anything else.',
    'It can be a let-down to ask and get little back. Another voice on another night can be different.',
  ],
  'put-away': [
    'Good. Distance helps. Keep it that way until tomorrow at least, and if anything has happened, call {emergency}.',
    'That was a strong thing to do. Could someone else hold on to it for you?',
    'Every step away counts. Now go where someone else is, if you can.',
    'Thank you. Stay where you are now, warm and in the light. {line} can keep you company.',
  ],
  safer: [
    'Good that it eased a little. It may come back in waves; the bar at the top stays for a day.',
    'Good to read. Keep the night small: water, warmth, sleep if it comes.',
    'That is enough for tonight. If it turns again, start with {line}, before it gets loud.',
    'Good. When you have the strength, put a line or two in your safety plan: what helped, and who.',
  ],
  'no-danger': [
    'Thank you for answering that. The thoughts alone are reason enough to talk to {line}.',
    'Good that you said so. If that changes, even for a minute, call {emergency}.',
    'All right. You don’t have to be in danger to be helped. What would make tonight a little easier?',
    'I hear that. Stay near people for now, and keep {line} within reach.',
  ],
  thanks: [
    'You’re welcome. You can keep writing here.',
    'Of course. Be as gentle with yourself as you would be with a friend tonight.',
    'You’re welcome, and keep going. Let a person hear some of this too.',
    'Thank you for staying with it. One small thing next: a glass of water, a blanket, a light on.',
    'Good if it helped a little. The rest can wait until morning.',
  ],
  short: [
    'No need for many words. Are you somewhere warm, with someone near?',
    'You can write as little as you like. One word is fine.',
    'Take your time. Nothing here runs out.',
    'That’s all right. If it helps, just say where you are: at home, outside, in bed?',
    'Silence is fine too. Put both feet on the floor and let one breath out slowly.',
    "I'm reading. When you want a voice, there is {line}.",
    'Not knowing is an answer too. You don’t have to sort it out tonight.',
  ],
  hurting: [
    'That sounds like a lot to be inside of. You don’t have to make it smaller here.',
    'Thank you for putting it into words. You don’t have to fix it tonight.',
    'It hurts, and you’re still telling someone. Let a person hear it too: {line}.',
    'This is heavy. What you feel now is real, and it will not stay at this strength.',
    'No wonder you’re worn out. Is there one thing you could put down until tomorrow?',
    'You’re allowed to fall apart a bit. Just not alone: who could sit with you?',
    'I can’t take it away, and I won’t pretend to. I can read what you write, and {line} can talk with you.',
    'There is no right way to say this. Go on in any order you like.',
    'That would wear anyone down. Have you eaten or drunk anything in the last hours?',
    'Pain like this lies about the future. Nothing has to be decided tonight.',
    'Let it be this bad, for now, without having to act on it. If you feel you might, call {emergency}.',
    'You can say the worst of it here. And you can say it to {line}, who can answer better than a program.',
  ],
  'ask-may-call': [
    'No, it isn’t too late. Ring now; most people would far rather be woken than find out tomorrow.',
    'Yes, call. On a night like this you may wake people.',
    'Do it now, before you talk yourself out of it. "Sorry it’s late, I need you" is enough.',
  ],
  'ask-silly': [
    'No, it isn’t silly. The lines are for nights like this one, not only for the very worst.',
    'You’re not taking anyone’s place. They would rather hear from you early.',
    'No. If it’s heavy enough to wonder about, it’s heavy enough to call about.',
  ],
  'ask-who': [
    'No. I’m a computer program, and no person here has read this or been alerted. For a person, there is {line}.',
    'I’m a program, not a human, and nobody is reading along. A real person is at {line}.',
    'No person sees this as you write it, and nobody has been contacted. I’m a program; {line} is people.',
  ],
  'ask-say': [
    'Start with one sentence: "I’m not doing well and I don’t want to be alone with it." They will ask the next question.',
    'You can read out what you wrote here. You don’t have to explain it, only say it.',
    'Say: "I need ten minutes, and I need you not to fix it." The help panel has a message you can change and send.',
  ],
  'ask-police': [
    'Mostly they talk and listen. Rules differ from line to line; they may send help if they think a life is in danger, and you can ask them first thing.',
    'Ask it as your first question: "What do you do with what I tell you?" They are used to that.',
    'I can’t promise for them. Most calls end as a talk, with you deciding what comes next.',
  ],
  'ask-cost': [
    'Most lines are free and don’t need your name. Help now says what we know about each.',
    'Usually it’s free, and you can stay anonymous. You can ask before you say anything else.',
    'You can give any name or none. If the cost worries you, chat is free with most lines.',
  ],
  'ask-number': [
    'I can’t call or send anyone, I’m a program. If you are in danger: {emergency}. To talk: {line}.',
    'Here: {line}. In danger: {emergency}. Both stay in the help bar at the top.',
    'I can’t do it for you. You can: {emergency} if it’s urgent, {line} to talk. Help now has text and chat too.',
  ],
  'ask-what-now': [
    'Three things, in this order: away from anything you could use, near a person, then call {line}. In danger: {emergency}.',
    'Make it small. Sit where there is light, drink something, message one person. Then {line}.',
    'First be safe: if you might act, call {emergency}. If not, be near someone and let the next hour pass.',
  ],
  'ask-hospital': [
    'Yes. If you took something or are hurt, call {emergency} or go in now. Don’t sleep on it.',
    'When in doubt, yes. Call {emergency} and tell them exactly what happened; they decide with you.',
    'I can’t judge that, a doctor can. Call {emergency} and ask; nobody will mind.',
  ],
  'ask-state': [
    'You’re not broken. Many people have thoughts like this, and they pass, even when it doesn’t feel so.',
    'It isn’t weakness. It’s what too much pain does to a person, and it changes.',
    'It does change. Not at once, and rarely alone. Someone at {line} can say more than I can.',
  ],
  'ask-other': [
    'Yes, you can ask, and you can keep writing here. I’m a program, so for some answers you’ll want a person: {line}.',
    'I don’t have a good answer to that. Someone at {line} might, and you can ask them just like that.',
    'I may have misunderstood you. Say it another way, and tell me whether you are safe right now.',
    'I don’t know, and I won’t make something up. What I do know: {line} is there to be asked.',
  ],
  believed: [
    'Thank you for telling me. I believe you. Go on where you were.',
    'All right, thank you. Then let’s go on with what you were saying.',
    'Good to know. I won’t ask that again today. What were you going to say?',
  ],
  sorry: [
    'Sorry, I misread you.',
    'Sorry, I took that the wrong way.',
    'My mistake, sorry. That was not what you meant.',
    'Sorry about that, I heard something you didn’t say.',
  ],
} as const satisfies Record<string, readonly string[]>

export type Answering = keyof typeof shortAnswers
