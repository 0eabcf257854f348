/** What was said in a moment of care, in parts, with everything that can be called, texted or opened as a link. */
import { useMemo } from 'react'
import type { Surface } from '#shared/support.ts'
import { type CarePiece, careParts } from './care-parts.ts'
import { reportTap } from './report-tap.ts'
import './care-text.css'

export function LinkedCareText({ text, surface }: { text: string; surface: Surface }) {
  const parts = useMemo(() => careParts(text), [text])
  return parts.map(pieces => (
    <span className="care-part" key={pieces[0]?.at}>
      {pieces.map(piece => (
        <Piece key={piece.at} piece={piece} surface={surface} />
      ))}
    </span>
  ))
}

function Piece({ piece: { text, link }, surface }: { piece: CarePiece; surface: Surface }) {
  if (!link) return text
  const outside = link.href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a className="care-link" href={link.href} {...outside} onClick={() => reportTap(link.tap, surface)}>
      {text}
    </a>
  )
}
