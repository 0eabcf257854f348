/** A domain by name and icon; its colour is never alone in telling it apart. */
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

export function DomainChip({ domain }: { domain: Domain }) {
  const Icon = icons[domain] ?? CircleDashed
  return (
    <span className="domain-chip">
      <Icon size={17} strokeWidth={2} color={domainColour(domain)} aria-hidden="true" />
      {domain}
    </span>
  )
}
