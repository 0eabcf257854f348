/**
 * Shows the country of the numbers, and lets you choose another. With `look`, another country's numbers are only looked
 * at, and saving the country is a step of its own.
 */
import { ChevronDown, Globe } from 'lucide-react'
import { use, useId } from 'react'
import { type Help, OTHER_COUNTRY } from '#shared/helplines.ts'
import { countriesByName, countryInSentence } from '#web/platform/country-names.ts'
import { pageTexts } from '#web/platform/page-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { chosenCountry } from './chosen-country.ts'
import { reportTap } from './report-tap.ts'
import '#web/ui/select-pill.css'
import './country-picker.css'

type CountryPickerProps = { help: Help; own?: string | null; look?: (code: string | null) => void }

export function CountryPicker({ help, own = null, look }: CountryPickerProps) {
  const words = use(pageTexts()).helplines
  const id = useId()
  const toast = useToast()
  const code = help.country?.code

  function keep(country: { code: string; name: string }): void {
    chosenCountry.choose(country.code)
    look?.(null)
    toast(words.countryKept(countryInSentence(country)))
    // The button is gone, so focus moves to the menu.
    document.getElementById(id)?.focus()
  }

  return (
    <div className="country-picker">
      <span className="icon-disc help-icon">
        <Globe size="1.25rem" strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div>
        <label htmlFor={id}>{words.country}</label>
        <span className="select-pill">
          <select
            id={id}
            aria-describedby={`${id}-now`}
            value={code ?? OTHER_COUNTRY}
            onChange={event => {
              reportTap('country')
              // Somebody whose country is unknown has just been asked for it.
              if (look && own) look(event.target.value)
              else chosenCountry.choose(event.target.value)
            }}
          >
            <option value={OTHER_COUNTRY}>{words.countryNone}</option>
            {countriesByName().map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown size="1.125rem" strokeWidth={1.75} aria-hidden="true" />
        </span>
        <p id={`${id}-now`} className="hint" role="status">
          {help.country ? words.countryIs(countryInSentence(help.country)) : words.countryUnknown}
        </p>
        {look && own && help.country && code !== own && (
          <Button kind="sec" onClick={() => help.country && keep(help.country)}>
            {words.countryKeep}
          </Button>
        )}
      </div>
    </div>
  )
}
