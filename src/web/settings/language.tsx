/** The language of the interface, for this browser. */
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { languages } from '#shared/languages.ts'
import { chooseLanguage, chosenLanguage } from '#web/platform/chosen-language.ts'
import { texts } from '#web/platform/texts.ts'
import { useToast } from '#web/ui/toast.tsx'
import { Section } from './section.tsx'
import '#web/ui/select-pill.css'

/** Each in its own language, for those who cannot read the one they see. */
const names = { en: 'English', es: 'Español' }

export function LanguageChoice() {
  const words = texts.settings
  const toast = useToast()
  const [chosen, setChosen] = useState(chosenLanguage)

  async function choose(value: string): Promise<void> {
    const language = languages.find(one => one === value) ?? null
    setChosen(language)
    await chooseLanguage(language)
    toast(texts.settings.saved)
  }

  return (
    <Section id="language" title={words.language} hint={words.languageHint}>
      <div className="card settings-card">
        <span className="select-pill settings-select">
          <select
            aria-label={words.language}
            value={chosen ?? ''}
            onChange={event => void choose(event.target.value)}
          >
            <option value="">{words.languageAuto}</option>
            {languages.map(language => (
              <option key={language} value={language} lang={language}>
                {names[language]}
              </option>
            ))}
          </select>
          <ChevronDown size="1.125rem" strokeWidth={1.75} aria-hidden="true" />
        </span>
      </div>
    </Section>
  )
}
