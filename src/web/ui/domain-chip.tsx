/** A domain by name and icon, so that colour is never the only difference. */
import {
  Brain,
  CircleDashed,
  Flame,
  Footprints,
  LifeBuoy,
  type LucideIcon,
  Mountain,
  SlidersHorizontal,
  Sun,
} from 'lucide-react'
import { texts } from '#web/platform/texts.ts'
import { type Domain, domainColour } from './domain.ts'
import './domain-chip.css'

const icons: Record<string, LucideIcon> = {
  'Cognitive Processing': Brain,
  Coping: LifeBuoy,
  'Self-Regulation': SlidersHorizontal,
  Empowerment: Mountain,
  PERMA: Sun,
  'Emotional Disinhibition': Flame,
  'Exposure/Habit': Footprints,
}

/** `size` is in CSS pixels at the default text size. */
export function DomainIcon({ domain, size }: { domain: Domain; size: number }) {
  const Icon = icons[domain] ?? CircleDashed
  const stroke = size < 18 ? 2 : 1.75
  return (
    <Icon size={`${size / 16}rem`} strokeWidth={stroke} color={domainColour(domain)} aria-hidden="true" />
  )
}

export function DomainChip({ domain }: { domain: Domain }) {
  return (
    <span className="domain-chip">
      <DomainIcon domain={domain} size={17} />
      {texts.named(domain)}
    </span>
  )
}
