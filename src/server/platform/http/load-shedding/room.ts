/** What one look changes: down by a tenth while queries wait for too long, up by a twentieth and one while they do not. */
const LESS = 0.9
const MORE = 1.05

/**
 * How many requests may be under way: fewer with each look that finds queries waiting, more with each that does not
 * (additive increase would take minutes from fifty to a thousand). So what is accepted is about what can be answered in
 * the time that is allowed, and does not swing between everybody and nobody.
 */
export class Room {
  readonly #whole: number
  readonly #least: number
  #places: number

  /** `least`: so many always have a place, however long queries wait. */
  constructor({ whole, least }: { whole: number; least: number }) {
    this.#whole = whole
    this.#least = Math.min(least, whole)
    this.#places = whole
  }

  get places(): number {
    return this.#places
  }

  /** To be called at each look at the queues; `underWay` is how many requests there are. */
  look({ isLate, underWay }: { isLate: boolean; underWay: number }): void {
    this.#places = isLate
      ? Math.max(this.#least, Math.min(this.#places, underWay) * LESS)
      : Math.min(this.#whole, this.#places * MORE + 1)
  }
}
