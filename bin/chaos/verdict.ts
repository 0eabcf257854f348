/** Compares what was sent, what is stored and what every client shows. */
import type { Person } from './person.ts'

export type Stored = Array<{ id: string; seq: number }>
export type Verdict = {
  said: number
  /** Crashes right after a commit; a node killed while idle is not counted. */
  deaths: number
  lost: number
  doubled: number
  /** Clients, or histories from other nodes, that differ from what is stored. */
  wrongScreens: number
  /** Messages of one person stored in another order than sent. */
  misplaced: number
  /** Events that reached a client out of order. */
  disorder: number
  reconnects: number
  tabsKilled: number
}

/** `histories` is the thread as each node returns it. */
export function compare(
  said: string[][],
  [stored = [], ...others]: Stored[],
  crowd: Person[],
): Omit<Verdict, 'deaths'> {
  const seqOf = new Map(stored.map(({ id, seq }) => [id, seq]))
  const inOrder = orderOf(stored)
  const shown = [...crowd.map(({ view }) => shownIn(view)), ...others.map(orderOf)]
  return {
    said: said.flat().length,
    lost: said.flat().filter(id => !seqOf.has(id)).length,
    doubled: stored.length - seqOf.size,
    wrongScreens: shown.filter(order => order !== inOrder).length,
    misplaced: said.flatMap(ids => ids.filter((id, i) => i > 0 && seqOf.get(id)! < seqOf.get(ids[i - 1]!)!))
      .length,
    disorder: sum(crowd.map(({ disorder }) => disorder)),
    reconnects: sum(crowd.map(({ counts }) => counts.reconnects)),
    tabsKilled: sum(crowd.map(({ counts }) => counts.tabs)),
  }
}

function orderOf(stored: Stored): string {
  return stored.map(({ id }) => id).join()
}

function shownIn(view: Map<string, number>): string {
  return orderOf([...view].map(([id, seq]) => ({ id, seq })).sort((a, b) => a.seq - b.seq))
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
