/** The link to /help-now, on every other page. */
import { Link, useLocation } from 'react-router'
import { texts } from '#web/platform/texts.ts'
import './help-now-link.css'

export function HelpNowLink() {
  if (useLocation().pathname === '/help-now') return null
  return (
    <Link className="help-now" to="/help-now">
      {texts.shell.helpNow}
    </Link>
  )
}
