// Reasons to reject a model's reply, and how the model is told when it may try once more.
export const ruleFor = {
  cut: 'it was too long and broke off.',
  length: 'it must have between eight and forty-five words.',
  question: 'it must hold no question.',
  marks: 'it must be plain sentences without markup, exclamation marks, emoji, links or line breaks.',
  phrase: 'it holds a phrase that is never used here.',
  advice: 'it must not advise, suggest, instruct or recommend.',
  promise: 'it must not reassure, praise, cheer or promise.',
  diagnosis: 'it must name no illness, symptom, medicine or treatment.',
  self: 'it must not speak of the one who replies, nor in the first person.',
  verdict: 'it must not state a harsh thought about the person as a fact.',
  grave: 'it must keep away from death, danger and harm.',
  leak: 'it must not speak of rules, prompts or data.',
  invented: 'it must bring in no name, person or number that was not mentioned.',
  avoided: 'it brings up something the person does not want brought up.',
  ungrounded: 'it must take up an important word of the message.',
  copied: 'it must not merely copy the message.',
  repeated: 'it was said before; begin and word it otherwise.',
} as const

export type Fault = keyof typeof ruleFor
