/**
 * The state of care in this tab: the panel, open check-ins, and the end of support mode. A message can get several care
 * results (classified, replied to, delivered); the first one opens the panel, and closing it counts for that message
 * only.
 */
import type { Care, CareCategory, CheckIn as Question } from '#shared/care.ts'
import { SUPPORT_MS, type Surface } from '#shared/support.ts'
import { storage } from '#web/platform/storage.ts'

export type OpenPanel = { category: CareCategory | null; surface: Surface | null }
export type CheckIn = 'asked' | 'yes' | 'no' | 'unsaid'

/** The question of each row that asks one. */
export type Questions = Readonly<Record<string, Question>>

export type OpenCheckIns = Readonly<Partial<Record<Surface, string>>>

export type CareState = {
  panel: OpenPanel | null
  /** By row. */
  checkIns: Readonly<Record<string, CheckIn>>
  questions: Questions
  /** The last unanswered row of each surface. */
  open: OpenCheckIns
  /** In milliseconds; 0 outside of support mode. */
  until: number
  /** They said that they are under 18: the youth line comes first, until this tab is closed. */
  young: boolean
}

let state: CareState = {
  panel: null,
  checkIns: {},
  questions: {},
  open: {},
  until: storedUntil(),
  young: storage.getTab('twinbot_care_young') !== null,
}
/** Stored in the tab: messages sent after a reload may have opened the panel before it. */
const opened = new Set<string>(storage.getTab('twinbot_care_heard')?.split(' '))
const MOST_HEARD = 50
const listeners = new Set<() => void>()

storage.onPersonCleared(() => {
  opened.clear()
  become({ panel: null, checkIns: {}, questions: {}, open: {}, until: 0, young: false })
})

function become(change: Partial<CareState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

function ask(rows: OpenCheckIns): void {
  const asked = Object.fromEntries(Object.values(rows).map(row => [row, 'asked' as const]))
  become({ checkIns: { ...state.checkIns, ...asked }, open: { ...state.open, ...rows } })
}

export const careStore = {
  get: () => state,

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },

  /** `id` is the message's; `row` is where a check-in would be asked. */
  handle(
    { show, category, young, checkIn, answered, over }: Care,
    { id, row = id, surface }: { id: string; row?: string; surface: Surface },
  ): void {
    if (young && !state.young) {
      storage.setTab('twinbot_care_young', 'yes')
      become({ young })
    }
    const open = state.open[surface]
    if (open && (answered === 'no' || over)) careStore.answer(open, 'no', surface)
    if (over) careStore.notMeant()
    if (show === 'row' && checkIn && !state.checkIns[row]) {
      become({ questions: { ...state.questions, [row]: checkIn } })
      ask({ [surface]: row })
    }
    if (show !== 'panel' || opened.has(id)) return
    opened.add(id)
    storage.setTab('twinbot_care_heard', [...opened].slice(-MOST_HEARD).join(' '))
    careStore.setUntil(Date.now() + SUPPORT_MS)
    become({ panel: { category, surface } })
  },

  open: (surface: Surface | null = null) => become({ panel: { category: null, surface } }),
  close: () => become({ panel: null }),

  /** Ends a false alarm at once, before the server knows. */
  notMeant(): void {
    careStore.setUntil(0)
    become({ panel: null })
  },

  answer(row: string, said: Exclude<CheckIn, 'asked'>, surface: Surface): void {
    const { [surface]: last, ...others } = state.open
    become({
      checkIns: { ...state.checkIns, [row]: said },
      open: last === row ? others : state.open,
    })
    if (said !== 'yes') return
    careStore.setUntil(Date.now() + SUPPORT_MS)
    careStore.open(surface)
  },

  /** Restores what was asked before a reload, unless something newer was asked since. */
  askAgain(kept: Readonly<Partial<Record<Surface, { row: string; question: Question }>>>): void {
    for (const [surface, { row, question }] of Object.entries(kept)) {
      if (state.open[surface as Surface] || state.checkIns[row]) continue
      become({ questions: { ...state.questions, [row]: question } })
      ask({ [surface]: row })
    }
  },

  /** Stored here too, so that the bar works when the server is down. */
  setUntil(until: number): void {
    storage.set('twinbot_support_until', until > 0 ? new Date(until).toISOString() : null)
    become({ until })
  },

  /** After sign-in, here or in another tab: takes the stored value. */
  restore: () => become({ until: storedUntil() }),
}

function storedUntil(): number {
  return Date.parse(storage.get('twinbot_support_until') ?? '') || 0
}
