/** Links to privacy, terms and contact. */
import { Link } from 'react-router'
import { texts } from '#web/platform/texts.ts'
import './site-links.css'

export function SiteLinks() {
  const words = texts.links
  return (
    <nav className="site-links" aria-label={words.label}>
      <Link to="/privacy">{words.privacy}</Link>
      <Link to="/terms">{words.terms}</Link>
      <Link to="/contact">{words.contact}</Link>
    </nav>
  )
}
