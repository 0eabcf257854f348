// Reasons to reject a model's reply, and how the model is told when it may try once more.
import rules from './faults.json' with { type: 'json' }

export type Fault = keyof typeof rules
export const ruleFor: Readonly<Record<Fault, string>> = rules
