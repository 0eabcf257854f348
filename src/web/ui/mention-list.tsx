/** The names offered above the composer; see use-mentions.ts. */
import { texts } from '#web/platform/texts.ts'
import './mention-list.css'

type MentionListProps = {
  id: string
  names: readonly string[]
  chosen: number
  onChoose: (name: string) => void
}

export function MentionList({ id, names, chosen, onChoose }: MentionListProps) {
  return (
    <div
      className="mention-list"
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={texts.thread.people}
      // The text box keeps focus.
      onMouseDown={event => event.preventDefault()}
    >
      {names.map((name, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text box has the keyboard
        <div
          key={name}
          id={`${id}${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          onClick={() => onChoose(name)}
        >
          <bdi>{name}</bdi>
        </div>
      ))}
    </div>
  )
}
