/** Adam, with decoupled weight decay and steps on a part of the weights (rare words move only when seen). */
export class Adam {
  private readonly weights: Float32Array
  private readonly mean: Float32Array
  private readonly square: Float32Array
  private readonly rate: number
  private readonly decay: number
  private time = 1

  constructor(weights: Float32Array, rate: number, decay: number) {
    this.weights = weights
    this.mean = new Float32Array(weights.length)
    this.square = new Float32Array(weights.length)
    this.rate = rate
    this.decay = decay
  }

  /** Moves weights[from..to) against their gradient and clears that gradient. */
  step(gradient: Float32Array, slow: number, from = 0, to = this.weights.length): void {
    const { weights, mean, square, decay } = this
    const rate = this.rate * slow
    const fixMean = 1 / (1 - 0.9 ** this.time)
    const fixSquare = 1 / (1 - 0.999 ** this.time)
    for (let i = from; i < to; i++) {
      const g = gradient[i]!
      gradient[i] = 0
      const m = 0.9 * mean[i]! + 0.1 * g
      const v = 0.999 * square[i]! + 0.001 * g * g
      mean[i] = m
      square[i] = v
      weights[i]! -= rate * ((m * fixMean) / (Math.sqrt(v * fixSquare) + 1e-8) + decay * weights[i]!)
    }
  }

  tick(): void {
    this.time++
  }
}
