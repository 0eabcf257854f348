/** Whether a sentence may ask something, also without a mark, and the things it asks for. */
import grammar from './grammar.json' with { type: 'json' }

const asking = `(?:${grammar.asking.join('|')})\\b`
const opens = new RegExp(`^${asking}`, 'i')
const next = new RegExp(`[,;]?\\s+(?:and|&)\\s+(?=(?:\\p{L}+\\s+)?${asking})`, 'iu')

export const mayAsk = (sentence: string): boolean => sentence.includes('?') || opens.test(sentence)

/** "A test: what is she called, and where does she live?" asks for two. */
export const thingsAskedIn = (sentence: string): string[] => sentence.replace(/^[^:]*:\s+/, '').split(next)
