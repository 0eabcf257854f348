// Words after which only a bare reflection is decent, and the idioms that merely sound like them.
const idioms =
  /\b(?:(?:is|are|was|were|been|'s) (?:literally |honestly |slowly |absolutely )?killing (?:me|us|it)|killing (?:it|me)|killed it|dying (?:to|for|of (?:embarrassment|boredom|laughter|curiosity|thirst|hunger|heat|shame))|could(?:'ve| have)? (?:have )?(?:killed|murdered|strangled)|(?:will|would|gonna|going to) (?:kill|murder) me|kill for|could (?:murder|kill) (?:a|an|some)|die for|to die|dead (?:tired|serious|inside joke|end|line|line's|weight|on my feet|battery|phone|lift|lifts)|deadlines?|(?:car|phone|laptop|battery|engine|computer|wifi|boiler|fridge|plant|plants|conversation|party|motivation|social battery|tv) (?:just |has |have |had |is )?(?:died|dead|dying)|i(?:'m|m| am) (?:so |literally |just )?(?:dead|ded|dying)(?: lol| haha|$|[.!,])|i (?:literally |just |nearly |almost |actually )?died (?:when|at|inside)|die (?:laughing|of)|died (?:laughing|inside|of)|(?:murder|killer) (?:mystery|podcast|documentary|workout|queue|traffic)|to death|(?:nobody|no one|no-one|nothing) died|(?:be |being )?the death of (?:me|us)|i was (?:literally )?dying|buried alive|slay(?:s|ed|ing)?|dead-end|drop dead|over my dead body|kills me|killed me (?:that|when|how)|kill (?:some )?time|(?:exam|test|paper|shift|workout|session|hill|heat|week|day|stairs)(?: \w+){0,2} (?:murdered|killed|destroyed) (?:me|us)|suicide squad|killing time)\b/gi

const bare =
  /\b(?:died|dies|die|death|dead|dying|deaths|killed|kill|suicide|suicidal|funeral|funerals|passed away|passed on|passing|lost (?:my|our|her|his) (?:mum|mom|dad|mother|father|son|daughter|baby|brother|sister|wife|husband|partner|friend|grandma|grandmother|grandad|grandfather|nan|gran)|lost (?:the|our|a|my) (?:baby|babies|twins|pregnancy)|stillborn|stillbirth|miscarriage|miscarried|buried (?:him|her|my|them|our)|grave|graveside|coffin|ashes|cremation|hospice|overdose|pills|goodbye letter|goodbye note|end it|ending it|end it all|not be here|not here anymore|be gone|disappear|wake up|without me|gone forever|ceased|eulogy|widow|widowed|widower|self[- ]harm|cut myself|cutting)\b/i
const notBare =
  /\b(?:wakes? up (?:at|every|early|late|tired|in|and|to|exhausted|feeling)|woke up|die[dt]? down|cutting (?:back|down|out|corners|my hair|it)|pass(?:ed|ing) (?:the|my|on the|it|time|out|by|comment|an|a)|cutting[- ]edge|without (?:a|another|starting a|starting) war|star wars|turf war|price war|tug of war)\b/gi
const grave =
  /\b(?:cancer|tumou?r|chemo|terminal|stroke|icu|intensive care|heart attack|dementia|alzheimer'?s|parkinson'?s|rape|raped|assault|assaulted|abuse|abused|abusive|hit me|hits me|beat me|violence|violent|crash|accident|miscarry|hopeless|despair|worthless|panic attack|relapse|relapsed|eviction|evicted|homeless|prison|refugee|war|bombing|overdosed|diagnosed|lump|biopsy|surgery|divorce|burden|can't go on|give up|giving up|hate myself)\b/i

/** Losses that are no danger and still the heart of a story: they are always among what is said back. */
export const loss =
  /\b(?:redundan\w+|laid off|sacked|fired|lost (?:my|his|her|the|our) (?:job|house|home|flat|baby|business|licence)|let (?:me|him|her) go|split up|broke up|breaking up|break-?up|left (?:me|us)|(?:wife|husband|partner|boyfriend|girlfriend) (?:has |just )?(?:left|walked out|moved out)|dumped|separated|moved out|walked out|hospital|ward|operation|illness|ill|diagnosis|memory (?:started|is|was) going|failed (?:my|the|his|her|an?) \w+|miscarried|put (?:him|her|it|them) (?:down|to sleep)|didn't make it|care home|scan|results|affair|cheat(?:ed|ing)|court|custody|debt|owe|bankrupt|lost (?:him|her|them|it))\b/i

export type Weight = 'bare' | 'grave' | 'ordinary'

export function weightOf(text: string): Weight {
  const rest = text.replace(idioms, ' ').replace(notBare, ' ')
  if (bare.test(rest)) return 'bare'
  return grave.test(rest) ? 'grave' : 'ordinary'
}

export const isIdiom = (text: string): boolean => {
  idioms.lastIndex = 0
  return idioms.test(text.replace(/\bdeadlines?\b|\bdead-end\b|to death/gi, ' ')) && weightOf(text) !== 'bare'
}
