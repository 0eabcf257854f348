/** A softmax regression over the vectors of both models, made by training. */
export type VectorRegression = { biases: readonly number[]; weights: readonly (readonly number[])[] }

/** The vectors are signed bytes. */
const UNIT = 127

/** How likely each class is; undefined without weights that fit the vectors. */
export function likelihoods(
  regression: VectorRegression | undefined,
  ...vectors: readonly Int8Array[]
): number[] | undefined {
  const seen = vectors.flatMap(vector => [...vector])
  if (regression?.weights[0]?.length !== seen.length) return undefined
  const scores = regression.weights.map((row, i) =>
    row.reduce((sum, weight, at) => sum + (weight * seen[at]!) / UNIT, regression.biases[i]!),
  )
  const most = Math.max(...scores)
  const total = scores.reduce((sum, score) => sum + Math.exp(score - most), 0)
  return scores.map(score => Math.exp(score - most) / total)
}
