// How a message of three sentences is told back: all of them, or the last one with what it is about.

import type { People } from '#server/companion/voice/reading/people.ts'
import { named } from './naming.ts'
import { introduces } from './openings.ts'
import type { Retold } from './retold.ts'

/** So many words three short facts may have together. */
const mostOfThree = 22

/**
 * Three short facts are told one after the other. Of longer ones the last is mostly what the others were for; beside it
 * stands the first, which says what it is about, or the second, where the first only says who rang.
 */
export function ofThree(told: readonly Retold[], people: People, mostTogether: number): Retold[] | undefined {
  const whole = (at: number) => told.find(each => each.sentence === at && !each.part)
  const [one, two, three] = [whole(0), whole(1), whole(2)]
  if (!three || !one || !two || one.leans) return undefined
  if (one.count + two.count + three.count <= mostOfThree) return [one, two, three]
  const fits = (first: Retold): boolean =>
    !first.leans &&
    first.count + three.count <= mostTogether &&
    named(first, [], people).clear &&
    (first === two || (!three.leans && named(three, [first], people).clear))
  const order = introduces.test(one.text)
    ? [two]
    : setting.test(one.text) && one.count <= shortSetting
      ? [two, one]
      : [one, two]
  const beside = order.find(fits)
  return beside && [beside, three]
}
const setting =
  /^you(?:'re| are|'ve been) (?:an? )?\S+(?: \S+)?$|\b(?:rang|called|phoned|emailed|texted|wrote|came out|went to|arrived)\b/
const shortSetting = 7
