/** The domains' colours and descriptions. A domain that is not listed has the default colour. */
import { texts } from '#web/platform/texts.ts'

export type Domain = string

const colours: Record<string, string> = {
  'Cognitive Processing': 'var(--dom-cognitive)',
  Coping: 'var(--dom-coping)',
  'Self-Regulation': 'var(--dom-selfreg)',
  Empowerment: 'var(--dom-empower)',
  PERMA: 'var(--dom-perma)',
  'Emotional Disinhibition': 'var(--dom-disinhib)',
  'Exposure/Habit': 'var(--dom-exposure)',
}

export const domains: readonly Domain[] = Object.keys(colours)

export function domainColour(domain: Domain): string {
  return colours[domain] ?? 'var(--dom-default)'
}

/** One line, the same wherever the domain is named. */
export function domainDescription(domain: Domain): string | undefined {
  const lines: Record<string, string> = texts.insights.domainLines
  return Object.hasOwn(lines, domain) ? lines[domain] : undefined
}
