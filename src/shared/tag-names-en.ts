/** Tags as people would say them; their own names are codes of the classification. */

import found from './tag-names-en.json' with { type: 'json' }

const names: Readonly<Record<string, string>> = found

/** Any other name is returned unchanged. */
export const plainName = (name: string): string => names[name] ?? name
