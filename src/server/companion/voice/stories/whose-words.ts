// Words of a story that somebody else said and that bear no marks: their "I", "we" and "you" are not ours, so that they
// cannot be turned round.

/** "She said I'm giving it to the one who gave me her bed": whose "I" that is cannot be told without its marks. */
export const theirOwn =
  /\b(?:he|she|they|(?:my|the|his|her) \p{L}+) (?:just |then |only )?(?:said|says|goes),? I(?:'m|'ll|'ve| am| can| will| know| don't| want| have)\b[^"]*\b(?:me|my|you|your|I)\b[^"]*$|\b(?:he|she|they) (?:(?!\bI\b|")[^.]){3,70} and (?:just |then )?(?:said|says),? (?:I'm|I am|I'll|I will|I've)\b|^(?:he|she|they) said, my \p{L}+$/iu

/**
 * "Somebody said, here he is, tell us a joke": without its marks what others said cannot be turned round, since their
 * "us" and their "you" are not ours.
 */
export const unmarked =
  /\b(?:he|she|they|somebody|someone|one|(?:my|the|his|her|their|our|a) (?:\p{L}+ )?\p{L}+|\p{Lu}\p{L}+) (?:just |only |then |always )?(?:said|says|goes|asked|replied|wrote|shouted|told me),? (?!(?:(?:good (?:morning|night|evening)|hello|hi|sorry|goodbye|nothing|a word)(?: to)?|that|it|he|she|they|the|if|whether|to|how|what|where|why|when|about|my|I)\b)[^"]{0,60}\b(?:us|we|our|let's|you|your|you're|you've|me)\b|\b(?:said|says|goes)[^"]{0,40}, (?:Dad|Mum|Mom|Mam|Papa|love|mate|dear)\b|\b(?:said|says|went|goes) (?:oh|ah|aw|yeah|hey|um|er|nah)\b/iu

/** "He said no problem, we start again": the same, over a comma. */
export const theirPlan = /\b(?:said|says|goes),? (?:\p{L}+ ){0,2}\p{L}+, (?:we|let's|you)\b/iu

/** "I NEVER SAID CAKE": shouted words stand for somebody's voice, and whose it is cannot be told. */
export const shouted = /(?:\b\p{Lu}{2,} ){2,}\p{Lu}{2,}\b/u
