/** The link to /help-now, on every page. */
import { Link } from 'react-router'
import { texts } from '#web/platform/texts.ts'
import './help-now-link.css'

export function HelpNowLink() {
  return (
    <Link className="help-now" to="/help-now">
      {texts.shell.helpNow}
    </Link>
  )
}
