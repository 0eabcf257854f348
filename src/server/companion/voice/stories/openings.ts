// How a story begins: with what it is about, or only with who speaks ("I'm a cook on a tanker", "I'm 71"), which is
// told beside the rest or not at all.
import type { Retold } from './retold.ts'

/** "I'm a cook on a tanker", "I need to moan", "I'm not saying that …": said before what is to be said. */
export const introduces =
  /^you(?:'re| are|'ve been) (?:an? (?!(?:bit|little)\b)\S+(?: \S+){0,6}|not saying .*|not (?:an? )?\S+(?: \S+)?|trans|gay)$|^you(?:'re| are) not (?:an? )?\S+(?: \S+)?(?:, you| but you)\b|^you (?:work|teach|study|drive|clean|do|run) (?:in|at|for|as|the|an?|\S+)(?: \S+){0,5}$|\byou want to (?:say|tell|talk) (?:you )?(?:about|something)\b|^you know (?:it's|this is|it is) (?:nothing|not (?:a )?(?:big|much)|silly|stupid|small|only)\b|^you (?:just )?(?:want|need) to (?:complain|moan|vent|rant|say|talk|tell)\b/

/** "I'm 71." says who speaks, and is told with what they did: "At 71 you joined …". */
export function withoutAge(told: readonly Retold[]): { told: Retold[]; age: string | undefined } {
  const age = told.map(each => tellsAge.exec(each.text)?.[1]).find(found => found)
  return { told: told.filter(each => !tellsAge.test(each.text)), age }
}
const tellsAge =
  /^you(?:'re| are) (\d\d|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -]\p{L}+)?|(?:thir|four|fif|six|seven|eigh|nine)teen)(?: years old| now| this year)?$/u
