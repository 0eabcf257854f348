/** Back to the previous page; for pages that can be opened from anywhere. */
import { ArrowLeft } from 'lucide-react'
import { useNavigate } from 'react-router'
import { texts } from '#web/platform/texts.ts'
import { IconButton } from './button.tsx'

/**
 * `fallback` is where to go when this page was the first of the tab. A tab that another page of ours opened, such as
 * the terms beside the sign-up form, is closed instead: what one was doing is still there.
 */
export function ReturnButton({ fallback }: { fallback: string }) {
  const navigate = useNavigate()
  const cameFromHere = (window.history.state?.idx ?? 0) > 0
  function goBack(): void {
    if (cameFromHere) navigate(-1)
    else if (window.opener && !window.opener.closed) window.close()
    else navigate(fallback)
  }
  return (
    <IconButton className="back-link" label={texts.shell.back} onClick={goBack}>
      <ArrowLeft size="1.375rem" strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  )
}
