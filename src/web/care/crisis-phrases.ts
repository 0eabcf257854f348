/**
 * The plainest ways of saying that you want to die or are being hurt, for when the server, which judges far better, does
 * not respond. Misses most; a match opens the help panel.
 */
const plain = [
  /\bi('m| am)? ?(really |just |still )?(want|wanna|need|going|gonna|about|plan(ning)?|ready)( to)? (die|be dead|not be alive|end my life|end it all)\b/,
  /\bi('m| am)? ?(really |just |still )?(want|wanna|need|going|gonna|about|plan(ning)?|ready)( to)? (kill|hurt|cut|hang) myself\b/,
  /\b(kill(ing)? myself|end(ing)? my life|take my (own )?life|wish i (was|were) dead|better off dead)\b/,
  /\b(took|swallowed|taken) (too many|all (of )?(my|the)) (pills|tablets|meds)\b/,
  /\bquiero (morir(me)?|matarme)\b|\bsuicidarme\b/,
  /\bje veux (mourir|me tuer|en finir)\b|\bme suicider\b/,
  /\bich (will|möchte) (sterben|nicht mehr leben|mich umbringen)\b|\bmich umbringen\b/,
  /\bquero (morrer|me matar)\b|\bme matar\b/,
  /मर(ना|ने) चाहत|आत्महत्या|\bmarna chaht[aie]\b/,
  /أريد (أن )?أموت|أقتل نفسي|انتحر/,
  /我想死|不想活|自杀/,
]
const denied = /\b(don'?t|do not|never|not|no longer) (really )?(want|wanna|going|plan(ning)?)\b/

export function hasCrisisPhrase(text: string): boolean {
  const read = text.normalize('NFKC').toLowerCase().replaceAll('’', "'")
  return read.split(/[.!?\n;。！？]/).some(part => !denied.test(part) && plain.some(way => way.test(part)))
}
