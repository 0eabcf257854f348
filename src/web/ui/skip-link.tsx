/** The first Tab stop: skips the bar, to the content. */
import { texts } from '#web/platform/texts.ts'
import './skip-link.css'

export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place on the page, only without leaving a trace
    <a
      className="skip-link"
      href="#content"
      onClick={event => {
        // A hash in the address would add a history entry.
        event.preventDefault()
        document.querySelector('h1')?.focus()
      }}
    >
      {texts.shell.skip}
    </a>
  )
}
