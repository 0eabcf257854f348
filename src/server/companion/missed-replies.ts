/**
 * Counts which library replies people marked as missing the point, by their name in the library. Unknown
 * names are not counted, so nothing somebody wrote can end up here.
 */
import type { Library } from './library/library.ts'
import type { Sort } from './library/lines.ts'

export type Missed = { from: string; name: string }

export function createMissedReplies(
  { named, lines }: Pick<Library, 'named' | 'lines'>,
  count: (what: Missed) => void,
): (what: Missed) => void {
  const isWritten = ({ from, name }: Missed) =>
    from === 'moment' ? named(name) !== undefined : lines(from as Sort, name).length > 0
  return ({ from, name }) => {
    if (isWritten({ from, name })) count({ from, name })
  }
}
