/** Back to the previous page; for pages that can be opened from anywhere. */
import { ArrowLeft } from 'lucide-react'
import { useNavigate } from 'react-router'
import { texts } from '#web/platform/texts.ts'
import { IconButton } from './button.tsx'

/** `fallback` is where to go when this page was the first of the tab. */
export function ReturnButton({ fallback }: { fallback: string }) {
  const navigate = useNavigate()
  const cameFromHere = (window.history.state?.idx ?? 0) > 0
  return (
    <IconButton
      className="back-link"
      label={texts.shell.back}
      onClick={() => (cameFromHere ? navigate(-1) : navigate(fallback))}
    >
      <ArrowLeft size={22} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  )
}
