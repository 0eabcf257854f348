/** From which logit on a label is said: the point of best F1 on dev, drawn towards a smooth one where dev is thin. */
export type Scored = { logit: number; truth: boolean }

/** The threshold of best F1, averaged over resamples so that a few lucky texts do not decide it. */
export function bestThreshold(scored: Scored[]): number {
  const positives = scored.filter(each => each.truth).length
  const ranked = scored.slice().sort((a, b) => b.logit - a.logit)
  const curve: { logit: number; f1: number }[] = []
  let hits = 0
  for (let k = 0; k < ranked.length - 1; k++) {
    if (ranked[k]!.truth) hits++
    curve.push({ logit: (ranked[k]!.logit + ranked[k + 1]!.logit) / 2, f1: (2 * hits) / (k + 1 + positives) })
  }
  const top = Math.max(...curve.map(point => point.f1))
  // The middle of the plateau generalises better than its highest spike.
  const good = curve.filter(point => point.f1 >= top * 0.98)
  const weight = good.reduce((sum, point) => sum + point.f1, 0)
  return good.reduce((sum, point) => sum + point.logit * point.f1, 0) / weight
}
