// Data: words too frequent to look a pattern up by, in the languages read here.

const frequent: ReadonlySet<string> = new Set(
  `i a an the and or but so if to of in on at by for with from up out off over it is am are was were be been being do does did
  not no never have has had will would can could should may might must this that these those there here what when where who
  why how all any some more most much many me my myself mine you your he him his she her they them their we us our one two
  go going gone get got getting make made making take took taken want wants wanted need needs know think thinking thought feel
  feels feeling felt like love time day days night today tonight tomorrow now again still anymore always every back about
  because then than too just only even very really keep keeps tell told say said says see seen come coming came let people
  someone anyone everyone nobody friend mom dad good better life work home house ^ $ , into after before until while since as
  unsure first last next week year years thing things something nothing everything try trying tried help talk been done
  de la le el en un una que no se me te mi lo je ne pas plus et est ich nicht mehr und das die der es ist eu nao o e um uma
  do da hai he h ki ka ke se ko main mai nahi nhi ho है नहीं मैं से के की का को में لا من في ان ما علي 我 的 了 是 不 在 有 他 她 这 那 就 都 也 很 好 想 要 会 到 说 没 么 什 自 己 人 一 个 上 下 来 去`.split(
    /\s+/u,
  ),
)

const mostFrequent: ReadonlySet<string> = new Set(
  'i to the a and not is it of you that in my do have for this be was on are so me , ^ $'.split(' '),
)

/** About how often a word is met, on no particular scale. */
export function frequency(word: string): number {
  if (mostFrequent.has(word)) return 30
  return frequent.has(word) ? 3 : 0.1
}
