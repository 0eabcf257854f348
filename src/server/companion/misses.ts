/**
 * Which of the library's texts people say are not it: counted by the name the library has for it and by nothing else.
 * What the library does not name is not counted, so nothing that somebody wrote can become a name here.
 */
import type { Library } from './library/library.ts'
import type { Sort } from './library/lines.ts'

type What = { from: string; name: string }

export function createMisses(
  { moments, lines }: Pick<Library, 'moments' | 'lines'>,
  count: (what: What) => void,
): (what: What) => void {
  const written = new Set(moments.map(({ name }) => name))
  const isWritten = ({ from, name }: What) =>
    from === 'moment' ? written.has(name) : lines(from as Sort, name).length > 0
  return ({ from, name }) => {
    if (isWritten({ from, name })) count({ from, name })
  }
}
