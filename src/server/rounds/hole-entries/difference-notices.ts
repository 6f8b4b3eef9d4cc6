import { reconcileCard } from '#domain/round/reconcile-card.ts'
import { supersedes } from '#domain/round/hole-entry.ts'
import type { EntrySource, SourcedEntry } from '#domain/round/entry-source.ts'
import { isSameResult } from '#domain/scoring/hole-result.ts'
import type { Services } from '../../deps.ts'
import { addNotices } from '../../notices/add-notice.store.ts'
import type { RoundFacts } from '../rounds.store.ts'
import { listSaidEntries } from './hole-entries.store.ts'

const MOST_KNOWN = 5_000

type Look = { roundId: string; facts: RoundFacts }
type Telling = Pick<Services, 'db' | 'now' | 'config'>

/**
 * Tells player and marker of holes on which they differ, after the score is saved and its phone has been answered. One
 * read for each look at a card, one card after the other, however many scores came meanwhile. Nothing is read for the
 * scores of somebody whose card nobody else scores. What a crash leaves untold is told with the marker's next score.
 */
export class DifferenceNotices {
  readonly #services: Telling
  readonly #onFault: (fault: unknown) => void
  /** Cards that somebody else has scored too, as far as this process has seen. */
  readonly #marked = new Set<string>()
  readonly #waiting = new Map<string, RoundFacts>()
  #looking: Promise<void> | undefined

  constructor(services: Telling, onFault: (fault: unknown) => void) {
    this.#services = services
    this.#onFault = onFault
  }

  afterSaved({ roundId, facts, byOther }: Look & { byOther: boolean }): void {
    if (byOther) this.#remember(roundId)
    else if (!this.#marked.has(roundId)) return
    this.#waiting.set(roundId, facts)
    this.#looking ??= this.#lookAtAll().finally(() => {
      this.#looking = undefined
    })
  }

  /** Settles when all that is known to differ has been told. */
  async settled(): Promise<void> {
    while (this.#looking) await this.#looking
  }

  #remember(roundId: string): void {
    if (this.#marked.size >= MOST_KNOWN) this.#marked.clear()
    this.#marked.add(roundId)
  }

  async #lookAtAll(): Promise<void> {
    for (const [roundId, facts] of this.#waiting) {
      this.#waiting.delete(roundId)
      await tellDifferences(this.#services, { roundId, facts }).catch(this.#onFault)
    }
  }
}

/**
 * The event is that somebody's word was contradicted: the same word is told once, however often the other corrects
 * theirs, and a new word that is contradicted again is told again.
 */
async function tellDifferences(services: Telling, { roundId, facts }: Look): Promise<void> {
  const entries = await listSaidEntries(services.db, { ...facts, id: roundId })
  for (const { holeNumber, said } of reconcileCard(entries).values()) {
    const [player, marker] = standing(said)
    if (!player || !marker || isSameResult(player.result, marker.result)) continue
    const contradicted = supersedes(marker, player) ? player : marker
    await addNotices(services, services.db, {
      ...{ kind: 'hole_differs', about: { roundId, holes: [holeNumber] }, clubId: facts.clubId },
      key: `differs ${roundId} ${contradicted.id}`,
      userIds: [facts.userId, marker.authorId],
    })
  }
}

/** What player and marker say that no decision of the committee has ended. */
function standing({ player, marker, committee }: Readonly<Partial<Record<EntrySource, SourcedEntry>>>) {
  return [player, marker].map((entry) =>
    entry && committee && !supersedes(entry, committee) ? undefined : entry,
  )
}
