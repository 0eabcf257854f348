// What the finders of harsh words share: the finding itself, and how its pieces are tidied.

/**
 * `word`: a word or a likeness they have for themselves; `irony`: praise that is none; `deed`: what they call themselves something for; `believed`: what
 * somebody said and they have come to think; `measure`: what somebody better would have done; `silly`: a feeling they call
 * silly; `asked`: what is wrong with them. `rest`: the message without it.
 */
export type Slight = {
  shape: 'word' | 'likeness' | 'irony' | 'deed' | 'believed' | 'measure' | 'silly' | 'asked'
  said: string
  rest: string
}

export function takenOut(
  text: string,
  found: RegExpExecArray | null,
  shape: 'word' | 'irony',
): Slight | undefined {
  return found
    ? {
        shape,
        said: (found[1] ?? found[2] ?? found[3])!.toLowerCase(),
        rest: tidy(text.replace(found[0], ' ')),
      }
    : undefined
}

/** "Idiot idiot idiot", "what an absolute clown" */
export const bareName = (part: string): string =>
  tidy(part)
    .toLowerCase()
    .replace(/[.!,]/g, '')
    .replace(/^(?:so|just|what|such|how|god|honestly|you|an?|the|well|being) (?:an? |the )?/, '')
    .replace(/\b(?:fucking|bloody|damn) /g, '')
    .replace(/ (?:really|honestly|again|as usual|frankly|i know)$/, '')
    .replace(/^(\p{L}+)(?: \1)+$/u, '$1')
    .trim()

export const small = (text: string): string =>
  text.trim() && text.trim()[0]!.toLowerCase() + text.trim().slice(1)

export const tidy = (text: string): string => {
  const clean = text
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[,.;:!])/g, '')
    .replace(/[,;:]+(?=[,.;:!])/g, '')
    .replace(/^[\s,.;:!–—-]+|[\s,;:–—-]+$/g, '')
    .replace(/^(?:and|but|so) (?=\p{L})/iu, '')
  return clean && clean[0]!.toUpperCase() + clean.slice(1)
}
