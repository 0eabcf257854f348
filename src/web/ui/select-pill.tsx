/** A menu of places as a native select: the best keyboard, phone and screen-reader behaviour there is. */
import { ChevronDown } from 'lucide-react'
import './select-pill.css'

type SelectPillProps = {
  /** Shown until something is chosen; also the accessible name. */
  placeholder: string
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
  /** What is chosen, where that stays; a menu of places has nothing chosen. */
  value?: string
  disabled?: boolean
}

export function SelectPill({ placeholder, options, onChoose, value = '', disabled }: SelectPillProps) {
  return (
    <span className="select-pill">
      <select
        aria-label={placeholder}
        value={value}
        disabled={disabled}
        onChange={event => onChoose(event.target.value)}
      >
        {!value && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown size="1.125rem" strokeWidth={1.75} aria-hidden="true" />
    </span>
  )
}
