/** Links to privacy, terms and contact. /contact needs an account, so others get the support address, if there is one. */
import { Link } from 'react-router'
import { getPageConfig } from '#web/platform/page-config.ts'
import { useSession } from '#web/platform/session.tsx'
import { texts } from '#web/platform/texts.ts'
import './site-links.css'

export function SiteLinks() {
  const words = texts.links
  const session = useSession()
  const { supportEmail } = getPageConfig()
  return (
    <nav className="site-links" aria-label={words.label}>
      <Link to="/privacy">{words.privacy}</Link>
      <Link to="/terms">{words.terms}</Link>
      {session.status === 'signed-in' ? (
        <Link to="/contact">{words.contact}</Link>
      ) : (
        supportEmail && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      )}
    </nav>
  )
}
