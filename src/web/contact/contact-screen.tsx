/** /contact: how to reach people. The form sends nothing, as specified, and never looks as if it did. */
import { type FormEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import { getPageConfig } from '#web/platform/page-config.ts'
import { texts } from '#web/platform/texts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { BackLink, Screen } from '#web/ui/screen.tsx'
import './contact.css'

export function ContactScreen() {
  const words = texts.contact
  const { supportEmail } = getPageConfig()
  const noteId = useId()
  const [values, setValues] = useState({ name: '', email: '', message: '' })
  const [told, setTold] = useState(false)

  function tell(event: FormEvent): void {
    event.preventDefault()
    setTold(true)
  }

  const field = (name: keyof typeof values) => ({
    name,
    required: true,
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  })

  return (
    <Screen title={words.title} start={<BackLink to="/dashboard" place={texts.dashboard.page} />}>
      <div className={supportEmail ? 'contact' : 'contact alone'}>
        <div className="contact-words">
          <Heading>{words.title}</Heading>
          <p className="lede">{words.lede}</p>
          {supportEmail && (
            <p className="lede">
              {words.emailUs}
              <a className="link" href={`mailto:${supportEmail}`}>
                {supportEmail}
              </a>
              {words.anytime}
            </p>
          )}
          <ButtonLink kind="quiet" to="/privacy">
            {texts.links.privacy}
          </ButtonLink>
        </div>
        <form className="card contact-form" onSubmit={tell} aria-describedby={noteId}>
          <div id={noteId}>
            {supportEmail ? (
              <p className="contact-note">{words.noTicket}</p>
            ) : (
              <Banner tone="info">{words.noTicketNobody}</Banner>
            )}
          </div>
          <Field {...field('name')} label={words.name} autoComplete="name" />
          <Field {...field('email')} label={words.email} type="email" autoComplete="email" />
          <TextArea {...field('message')} label={words.message} rows={4} dir="auto" />
          {told && (
            <Banner tone={supportEmail ? 'error' : 'info'}>
              {words.nothingSent}
              {supportEmail ? (
                <>
                  {words.pleaseEmail}
                  <a href={mailTo(supportEmail, values)}>{supportEmail}</a>.
                </>
              ) : (
                <>
                  {words.copyIt}
                  <Link to="/help-now">{texts.shell.helpNow}</Link>.
                </>
              )}
            </Banner>
          )}
          {/* Where it can reach nobody, it does not look as if it could. */}
          <Button type="submit" large kind={supportEmail ? 'pri' : 'sec'}>
            {words.submit}
          </Button>
        </form>
      </div>
    </Screen>
  )
}

/** Opens the person's own mail program with what they wrote. */
function mailTo(
  address: string,
  { name, email, message }: { name: string; email: string; message: string },
): string {
  const subject = encodeURIComponent(texts.contact.subject(name))
  const body = encodeURIComponent(`${message}\n\n${name}\n${email}`)
  return `mailto:${address}?subject=${subject}&body=${body}`
}
