/** Preferences: the country for helplines, the mood check-in, and the language model if there is one. */
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { countries, OTHER_COUNTRY } from '#shared/helplines.ts'
import { getPreferences, type Preferences, putPreferences } from '#shared/preferences.ts'
import { chosenCountry } from '#web/care/care.tsx'
import { askAgain } from '#web/mood/mood.tsx'
import { call } from '#web/platform/api.ts'
import { countriesByName } from '#web/platform/country-names.ts'
import { texts } from '#web/platform/texts.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { Section, SectionFailed, SectionLoading } from './section.tsx'
import { useLoaded } from './use-loaded.ts'
import '#web/ui/select-pill.css'

const load = () => call(getPreferences)

export function PreferencesSection() {
  const words = texts.settings
  const toast = useToast()
  const { loaded: chosen, setLoaded, failure, again } = useLoaded(load)
  const [problem, setProblem] = useState<'country' | 'model' | 'mood'>()

  async function choose(body: Partial<Preferences>): Promise<void> {
    const before = chosen
    if (!before) return
    // Shown at once; reverted with an error if it could not be saved.
    setLoaded({ ...before, ...body })
    setProblem(undefined)
    try {
      const saved = await call(putPreferences, { body })
      setLoaded(saved)
      chosenCountry.keep(saved.country)
      if (body.moodCheckIn) askAgain()
      toast(words.saved)
    } catch {
      setLoaded(before)
      setProblem('country' in body ? 'country' : 'moodCheckIn' in body ? 'mood' : 'model')
    }
  }

  return (
    <>
      <Section id="helplines" title={words.country} hint={words.countryHint}>
        {failure ? <SectionFailed again={again}>{words.choicesFailed}</SectionFailed> : null}
        {!chosen && !failure && <SectionLoading>{words.loading}</SectionLoading>}
        {chosen && (
          <div className="card settings-card">
            <Country code={chosen.country} onChoose={country => choose({ country })} />
            {problem === 'country' && <Problem />}
          </div>
        )}
      </Section>
      {chosen && (
        <Section title={texts.mood.setting} hint={texts.mood.settingHint}>
          <div className="card settings-card">
            <Checkbox
              label={texts.mood.settingOn}
              checked={chosen.moodCheckIn}
              onChange={event => choose({ moodCheckIn: event.target.checked })}
            />
            {problem === 'mood' && <Problem />}
          </div>
        </Section>
      )}
      {chosen?.modelHost && (
        <Section title={words.model} hint={words.modelHint(chosen.modelHost)}>
          <div className="card settings-card">
            <Checkbox
              label={words.modelAgree(chosen.modelHost)}
              checked={chosen.modelConsent}
              onChange={event => choose({ modelConsent: event.target.checked })}
            />
            {problem === 'model' && <Problem />}
          </div>
        </Section>
      )}
    </>
  )
}

function Problem() {
  return (
    <div role="alert">
      <FieldError>{texts.settings.notSaved}</FieldError>
    </div>
  )
}

function Country({ code, onChoose }: { code: string | null; onChoose: (code: string | null) => void }) {
  const words = texts.settings
  const id = useId()
  const isListed = code === null || countries.some(country => country.code === code)
  return (
    <div className="field">
      <label htmlFor={id} className="unseen">
        {words.country}
      </label>
      <span className="select-pill settings-select">
        <select
          id={id}
          value={isListed ? (code ?? '') : OTHER_COUNTRY}
          onChange={event => onChoose(event.target.value || null)}
        >
          <option value="">{words.countryAuto}</option>
          {countriesByName().map(country => (
            <option key={country.code} value={country.code}>
              {country.name}
            </option>
          ))}
          <option value={OTHER_COUNTRY}>{words.countryOther}</option>
        </select>
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
      </span>
    </div>
  )
}
