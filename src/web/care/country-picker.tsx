/** Shows the country of the numbers, and lets you choose another. */
import { ChevronDown, Globe } from 'lucide-react'
import { use, useId } from 'react'
import { type Help, OTHER_COUNTRY } from '#shared/helplines.ts'
import { countriesByName, countryName } from '#web/platform/country-names.ts'
import { pageTexts } from '#web/platform/page-texts.ts'
import { chosenCountry } from './chosen-country.ts'
import { reportTap } from './report-tap.ts'
import '#web/ui/select-pill.css'
import './country-picker.css'

export function CountryPicker({ help }: { help: Help }) {
  const words = use(pageTexts()).helplines
  const id = useId()
  return (
    <div className="country-picker">
      <span className="help-icon">
        <Globe size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div>
        <label htmlFor={id}>{words.country}</label>
        <span className="select-pill">
          <select
            id={id}
            aria-describedby={`${id}-now`}
            value={help.country?.code ?? OTHER_COUNTRY}
            onChange={event => {
              reportTap('country')
              chosenCountry.choose(event.target.value)
            }}
          >
            <option value={OTHER_COUNTRY}>{words.countryNone}</option>
            {countriesByName().map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <p id={`${id}-now`} className="hint" role="status">
          {help.country ? words.countryIs(countryName(help.country)) : words.countryUnknown}
        </p>
      </div>
    </div>
  )
}
