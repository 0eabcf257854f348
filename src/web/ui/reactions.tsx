/**
 * Three reaction buttons under a message. The count is always shown; your own is marked and can be taken back.
 * From the keyboard they are reached with the arrow keys.
 */
import './reactions.css'

export type Reaction = { emoji: string; name: string; count: number; mine: boolean }

type ReactionsProps = { reactions: readonly Reaction[]; onToggle: (emoji: string) => void }

export function Reactions({ reactions, onToggle }: ReactionsProps) {
  return (
    <span className="reactions tabular">
      {reactions.map(({ emoji, name, count, mine }) => (
        <button
          key={emoji}
          type="button"
          className={count > 0 && !mine ? 'counted' : undefined}
          tabIndex={-1}
          aria-pressed={mine}
          aria-label={`${name}, ${count}`}
          onClick={() => onToggle(emoji)}
        >
          <span className="emoji">{emoji}</span>
          {count}
        </button>
      ))}
    </span>
  )
}
