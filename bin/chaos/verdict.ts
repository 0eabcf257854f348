/** Compares what was said, what is stored and what every screen shows. */
import type { Person } from './person.ts'

export type Verdict = {
  said: number
  lost: number
  doubled: number
  /** Screens that do not show exactly what is stored, in its order. */
  wrongScreens: number
  /** Messages of one person stored in another order than they were said. */
  misplaced: number
  /** Events that reached a screen out of order. */
  disorder: number
  reconnects: number
  tabsKilled: number
}

export function compare(
  said: string[][],
  stored: Array<{ id: string; seq: number }>,
  crowd: Person[],
): Verdict {
  const seqOf = new Map(stored.map(({ id, seq }) => [id, seq]))
  const inOrder = stored.map(({ id }) => id).join()
  return {
    said: said.flat().length,
    lost: said.flat().filter(id => !seqOf.has(id)).length,
    doubled: stored.length - seqOf.size,
    wrongScreens: crowd.filter(({ view }) => shown(view) !== inOrder).length,
    misplaced: said.flatMap(ids => ids.filter((id, i) => i > 0 && seqOf.get(id)! < seqOf.get(ids[i - 1]!)!))
      .length,
    disorder: sum(crowd.map(({ disorder }) => disorder)),
    reconnects: sum(crowd.map(({ counts }) => counts.reconnects)),
    tabsKilled: sum(crowd.map(({ counts }) => counts.tabs)),
  }
}

function shown(view: Map<string, number>): string {
  return [...view]
    .sort(([, a], [, b]) => a - b)
    .map(([id]) => id)
    .join()
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
