/** Whether replies marked as missing the point are counted for the operator, without their text. */
import { useState } from 'react'
import { getPreferences, putPreferences } from '#shared/preferences.ts'
import { call } from '#web/platform/api.ts'
import { texts } from '#web/platform/texts.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { Section, SectionFailed, SectionLoading } from './section.tsx'
import { useLoaded } from './use-loaded.ts'

const load = () => call(getPreferences)

export function CountMisses() {
  const words = texts.settings
  const toast = useToast()
  const { loaded: chosen, setLoaded, failure, again } = useLoaded(load)
  const [failed, setFailed] = useState(false)

  async function choose(countMisses: boolean): Promise<void> {
    if (!chosen) return
    // Shown at once; reverted with an error if it could not be saved.
    setLoaded({ ...chosen, countMisses })
    setFailed(false)
    try {
      setLoaded(await call(putPreferences, { body: { countMisses } }))
      toast(words.saved)
    } catch {
      setLoaded(chosen)
      setFailed(true)
    }
  }

  return (
    <Section title={words.misses} hint={words.missesHint}>
      {failure ? <SectionFailed again={again}>{words.choicesFailed}</SectionFailed> : null}
      {!chosen && !failure && <SectionLoading>{words.loading}</SectionLoading>}
      {chosen && (
        <div className="card settings-card">
          <Checkbox
            label={words.missesAgree}
            checked={chosen.countMisses}
            onChange={event => choose(event.target.checked)}
          />
          {failed && (
            <div role="alert">
              <FieldError>{words.notSaved}</FieldError>
            </div>
          )}
        </div>
      )}
    </Section>
  )
}
