// The telling small words in order of worth: the first that is found is told.
import type { Sign } from './sign.ts'
import { changes } from './signs-of-change.ts'
import { counts } from './signs-of-counts.ts'
import { deeds } from './signs-of-deeds.ts'
import { others } from './signs-of-others.ts'
import { silences } from './signs-of-silence.ts'

export const signs: readonly Sign[] = [...others, ...deeds, ...counts, ...silences, ...changes]
