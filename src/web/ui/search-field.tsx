/** A search input with a magnifying glass. Its label is also its placeholder. */
import { Search } from 'lucide-react'
import type { Ref } from 'react'
import './field.css'
import './search-field.css'

type SearchFieldProps = {
  label: string
  maxLength: number
  value: string
  onChange: (value: string) => void
  ref: Ref<HTMLInputElement>
}

export function SearchField({ label, maxLength, value, onChange, ref }: SearchFieldProps) {
  return (
    <search className="search-field">
      <Search size="1.1875rem" strokeWidth={1.75} aria-hidden="true" />
      <input
        ref={ref}
        type="search"
        className="input"
        dir="auto"
        maxLength={maxLength}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    </search>
  )
}
