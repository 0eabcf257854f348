/** Exports everything as one file, and imports such a file. */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { exportAccount, importAccount, MAX_IMPORT_BYTES } from '#shared/privacy.ts'
import { CallError, download, upload } from '#web/platform/api.ts'
import { saveFile } from '#web/platform/downloads.ts'
import { useSessionStore } from '#web/platform/session.tsx'
import { texts } from '#web/platform/texts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordForm } from './password-form.tsx'
import { Section } from './section.tsx'

const MB = 1024 * 1024

export function ExportImport() {
  return (
    <Section id="data" title={texts.settings.indexData} summary={texts.settings.dataSummary}>
      <Export />
      <Import />
    </Section>
  )
}

function Export() {
  const words = texts.settings
  const [state, setState] = useState<'still' | 'asking' | 'done'>('still')
  const opener = useRef<HTMLButtonElement>(null)
  // Nothing behind an open dialog can take focus, so the button gets it once the dialog is closed.
  useEffect(() => (state === 'asking' ? () => opener.current?.focus() : undefined), [state])

  async function pack(password: string): Promise<void> {
    const { file, name } = await download(exportAccount, { body: { password } })
    saveFile(file, name)
    setState('done')
  }

  return (
    <Section nested title={words.takeAlong} hint={words.exportHint}>
      <Button ref={opener} kind="sec" onClick={() => setState('asking')}>
        {words.export}
      </Button>
      {state === 'asking' && (
        <Dialog title={words.export} closeLabel={words.close} onClose={() => setState('still')}>
          <PasswordForm hint={words.exportAsk} submit={words.exportSure} busy={words.exporting} act={pack} />
        </Dialog>
      )}
      {state === 'done' && <Banner tone="ok">{words.exported}</Banner>}
    </Section>
  )
}

function Import() {
  const words = texts.settings
  const session = useSessionStore()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState<number>()

  async function take(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    const file = input.current?.files?.[0]
    setDone(undefined)
    if (!file) return setProblem(words.needFile)
    if (file.size > MAX_IMPORT_BYTES) return setProblem(words.fileTooLarge(MAX_IMPORT_BYTES / MB))
    setBusy(true)
    setProblem(undefined)
    try {
      const { parts } = await upload(importAccount, file)
      setDone((parts.messages ?? 0) + (parts.groupMessages ?? 0))
      await session.reload()
    } catch (error) {
      setProblem(error instanceof CallError ? error.sentence : texts.errors.unexpected)
    }
    setBusy(false)
  }

  return (
    <Section nested id="import" title={words.bring} hint={words.importHint}>
      <form className="card settings-card settings-row" onSubmit={take} noValidate aria-busy={busy}>
        <Field
          ref={input}
          label={words.chooseFile}
          type="file"
          accept=".zip,application/zip"
          error={problem}
          onChange={() => setProblem(undefined)}
        />
        <Button type="submit" kind="sec" loading={busy}>
          {busy ? words.importing : words.import}
        </Button>
      </form>
      {done !== undefined && <Banner tone="ok">{words.imported(done)}</Banner>}
      <ButtonLink kind="quiet" to="/settings/group-record">
        {texts.groupRecord.title}
      </ButtonLink>
    </Section>
  )
}
