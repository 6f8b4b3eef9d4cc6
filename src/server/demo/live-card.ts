import type { Competition } from '#contract/competition/competitions.ts'
import { getCourse, type Tee } from '#contract/course/courses.ts'
import {
  abandonRound,
  activeRound,
  recordHoleEntries,
  submitRound,
  type RoundDetail,
} from '#contract/card/rounds.ts'
import { startRound } from '#contract/card/start-round.ts'
import type { EntryId } from '#golf/card/entry-id.ts'
import type { LivePlayer } from './live-competition.ts'
import { cardFor, entryFor } from './play-season.ts'
import type { PlayedHole } from './plausible-golf.ts'
import { teeFor } from './real-courses.ts'
import { seededRandom } from './seeded-random.ts'

/** One player's card in the live competition: what they will score is fixed, and the holes are written one by one. */
export class LiveCard {
  readonly player: LivePlayer
  readonly #competition: Competition
  #round: RoundDetail | undefined
  #holes: PlayedHole[] = []
  #last: EntryId | undefined

  constructor(player: LivePlayer, competition: Competition) {
    this.player = player
    this.#competition = competition
  }

  get isStarted(): boolean {
    return this.#round !== undefined
  }

  /** Whether an earlier run already made this entry. A mistyped number that it left does not count as the right one. */
  isWritten(hole: number, isSlip: boolean): boolean {
    const planned = this.#holes[hole]
    const entry = this.#round?.entries.find((one) => one.holeNumber === planned?.holeNumber)
    if (!planned || !entry) return false
    return isSlip || entry.grossScore === (planned.isPickedUp ? null : planned.strokes)
  }

  /** Continues the card that an earlier run left open; a card of a competition that has ended is abandoned. */
  async resume(): Promise<void> {
    const open = await this.player.person.ask(activeRound)
    if (open?.competitionId === this.#competition.id) this.#take(open)
    else if (open) await this.player.person.ask(abandonRound, { params: { roundId: open.id } })
  }

  async start(): Promise<void> {
    const { person } = this.player
    const courseId = this.#competition.courseId ?? ''
    const { tees }: { tees: Tee[] } = await person.ask(getCourse, { params: { courseId } })
    const teeId = teeFor(tees, this.player.tee)?.id ?? null
    const body = { courseId, competitionId: this.#competition.id, teeId }
    this.#take(await person.ask(startRound, { body }))
  }

  async write(hole: number, isSlip: boolean): Promise<void> {
    const planned = this.#holes[hole]
    if (!planned || !this.#round) return
    const written = isSlip
      ? { ...planned, strokes: mistypedStrokes(planned.strokes), isPickedUp: false }
      : planned
    const entry = entryFor(written, { at: new Date(), last: this.#last, random: Math.random })
    this.#last = entry.id
    const params = { roundId: this.#round.id }
    await this.player.person.ask(recordHoleEntries, { params, body: { entries: [entry] } })
  }

  /** Hands the card in and returns its points. */
  async submit(marker: string): Promise<number> {
    const params = { roundId: this.#round?.id ?? '' }
    const body = { isCompleted: true, partnerName: marker, partnerSignature: marker }
    return (await this.player.person.ask(submitRound, { params, body })).stablefordPoints ?? 0
  }

  #take(round: RoundDetail): void {
    this.#round = round
    this.#holes = cardFor(round, seededRandom(`${this.#competition.id} ${this.player.userId}`))
  }
}

/** The neighbouring number on the keypad. */
function mistypedStrokes(strokes: number): number {
  return strokes === 15 ? 14 : strokes + 1
}
