/** Preferences: loaded once for several sections of /settings, saved one at a time. */
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { countries, countryOf, OTHER_COUNTRY } from '#shared/helplines.ts'
import { getPreferences, type Preferences, putPreferences } from '#shared/preferences.ts'
import { chosenCountry } from '#web/care/care.tsx'
import { askAgain } from '#web/mood/mood.tsx'
import { call } from '#web/platform/api.ts'
import { countriesByName, countryName } from '#web/platform/country-names.ts'
import { texts } from '#web/platform/texts.ts'
import { useLoaded } from '#web/platform/use-loaded.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Skeleton, SkeletonCheckbox } from '#web/ui/skeleton.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { Section, SectionFailed, SectionLoading } from './section.tsx'
import '#web/ui/select-pill.css'

const load = () => call(getPreferences)

export function usePreferences() {
  const toast = useToast()
  const { loaded: chosen, setLoaded, failure, again } = useLoaded(load)
  const [notSaved, setNotSaved] = useState<string>()

  async function choose(body: Partial<Preferences>): Promise<void> {
    if (!chosen) return
    // Shown at once; reverted with an error if it could not be saved.
    setLoaded({ ...chosen, ...body })
    setNotSaved(undefined)
    try {
      const saved = await call(putPreferences, { body })
      setLoaded(saved)
      chosenCountry.keep(saved.country)
      if (body.moodCheckIn) askAgain()
      toast(texts.settings.saved)
    } catch {
      setLoaded(chosen)
      setNotSaved(Object.keys(body)[0])
    }
  }

  return { chosen, failure, again, choose, notSaved }
}

type Props = { preferences: ReturnType<typeof usePreferences> }

export function HelplineCountry({ preferences }: Props) {
  const words = texts.settings
  return (
    <Section id="helplines" title={words.country} hint={words.countryHint}>
      <Card
        preferences={preferences}
        name="country"
        placeholder={<Skeleton width="min(16rem, 100%)" height="2.75rem" />}
      >
        <Country
          code={preferences.chosen?.country ?? null}
          onChoose={country => preferences.choose({ country })}
        />
      </Card>
    </Section>
  )
}

/** Choices about the companion: the mood check-in, the language model if there is one, and counting misses. */
export function CompanionPreferences({ preferences }: Props) {
  const words = texts.settings
  const host = preferences.chosen?.modelHost
  return (
    <>
      <Section nested title={texts.mood.setting} hint={texts.mood.settingHint}>
        <Choice preferences={preferences} name="moodCheckIn" label={texts.mood.settingOn} />
      </Section>
      <Section nested title={words.misses} hint={words.missesHint}>
        <Choice preferences={preferences} name="countMisses" label={words.missesAgree} />
      </Section>
      {host && (
        <Section nested title={words.model} hint={words.modelHint(host)}>
          <Choice preferences={preferences} name="modelConsent" label={words.modelAgree(host)} />
        </Section>
      )}
    </>
  )
}

type ChoiceProps = Props & { name: 'moodCheckIn' | 'countMisses' | 'modelConsent'; label: string }

function Choice({ preferences, name, label }: ChoiceProps) {
  return (
    <Card preferences={preferences} name={name} placeholder={<SkeletonCheckbox />}>
      <Checkbox
        label={label}
        checked={preferences.chosen?.[name] ?? false}
        onChange={event => preferences.choose({ [name]: event.target.checked })}
      />
    </Card>
  )
}

type CardProps = Props & { name: keyof Preferences; placeholder: ReactNode; children: ReactNode }

function Card({ preferences: { chosen, failure, again, notSaved }, name, placeholder, children }: CardProps) {
  const words = texts.settings
  if (failure) return <SectionFailed again={again}>{words.choicesFailed}</SectionFailed>
  if (!chosen) return <SectionLoading label={words.loading}>{placeholder}</SectionLoading>
  return (
    <div className="card settings-card">
      {children}
      {notSaved === name && (
        <div role="alert">
          <FieldError>{words.notSaved}</FieldError>
        </div>
      )}
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
          <option value="">{automatic()}</option>
          {countriesByName().map(country => (
            <option key={country.code} value={country.code}>
              {country.name}
            </option>
          ))}
          <option value={OTHER_COUNTRY}>{words.countryOther}</option>
        </select>
        <ChevronDown size="1.125rem" strokeWidth={1.75} aria-hidden="true" />
      </span>
    </div>
  )
}

/** Names the country whose numbers are shown as long as none is chosen, if the browser tells one. */
function automatic(): string {
  const words = texts.settings
  const here = countries.find(({ code }) => code === countryOf(null, navigator.languages))
  return here ? words.countryAuto(countryName(here)) : words.countryAutoUnknown
}
