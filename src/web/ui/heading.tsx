/** The only h1 of a screen; gets focus when the screen opens. */
import type { ComponentProps } from 'react'

export function Heading(props: Pick<ComponentProps<'h1'>, 'children' | 'className' | 'ref'>) {
  return <h1 tabIndex={-1} {...props} />
}
