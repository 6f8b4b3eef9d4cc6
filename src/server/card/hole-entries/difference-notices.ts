import { onOpenHoles } from '#golf/competition/closed-holes.ts'
import { reconcileCard } from '#golf/card/reconcile-card.ts'
import { supersedes } from '#golf/card/hole-entry.ts'
import type { EntrySource, SourcedEntry } from '#golf/card/entry-source.ts'
import { isSameResult } from '#golf/card/hole-result.ts'
import type { Services } from '../../platform/deps.ts'
import { addNotices } from '../../outbound/outbound.ts'
import { findRound, type RoundFacts } from '../rounds.store.ts'
import { listLatestOfSources } from './hole-entries.store.ts'

/** As many as are played at once on a Saturday of a union. */
const MOST_KNOWN = 50_000

type Look = { roundId: string; facts: RoundFacts }
type Telling = Pick<Services, 'db' | 'now' | 'config' | 'feed'>
type Parts = {
  /** The facts of a card of which this process has taken scores. */
  keptFacts: (roundId: string) => RoundFacts | undefined
  onFault: (fault: unknown) => void
}

/**
 * Tells player and marker of holes on which they differ, after the score is saved and its phone has been answered. One
 * read for each look at a card, one card after the other, however many scores came meanwhile. Nothing is read for the
 * scores of somebody whose card nobody else scores: that somebody does, a process tells the others once. A card that was
 * begun before this process heard them, or heard them again, is looked at once. What a crash or a cut leaves untold is
 * told with the next score.
 */
export class DifferenceNotices {
  readonly #services: Telling
  readonly #parts: Parts
  /** Cards that somebody else has scored too, as far as this process has seen or heard. */
  readonly #marked = new Set<string>()
  /** Those of them that the other processes have to be told of. */
  readonly #unannounced = new Set<string>()
  /** From then on every process that marks a card has been heard; undefined while none is. */
  #hearsSince: number | undefined
  /** Older cards that have been looked at since then. */
  #looked = new Set<string>()
  readonly #waiting = new Map<string, RoundFacts>()
  #looking: Promise<void> | undefined

  constructor(services: Telling, parts: Parts) {
    this.#services = services
    this.#parts = parts
    this.#hearFromNow()
    const { feed } = services
    if (feed.isAlone) return
    feed.onChange((change) => {
      if (change.kind === 'marked') this.#hear(change.roundId)
    })
    feed.onLost(() => {
      this.#hearsSince = undefined
    })
    feed.onGap(() => this.#hearFromNow())
  }

  afterSaved({ roundId, facts, byOther }: Look & { byOther: boolean }): void {
    if (byOther) this.#learn(roundId)
    else if (!this.#mayBeMarked({ roundId, facts })) return
    this.#lookSoon({ roundId, facts })
  }

  /** Settles when all that is known to differ has been told. */
  async settled(): Promise<void> {
    while (this.#looking) await this.#looking
  }

  #mayBeMarked({ roundId, facts }: Look): boolean {
    if (this.#marked.has(roundId)) return true
    if (this.#hearsSince !== undefined && facts.startedAt.getTime() >= this.#hearsSince) return false
    return !this.#looked.has(roundId)
  }

  #hearFromNow(): void {
    this.#hearsSince = this.#services.now().getTime()
    this.#looked = new Set()
  }

  /** Seen here, so the others are told. */
  #learn(roundId: string): void {
    if (this.#marked.has(roundId)) return
    this.#remember(roundId)
    if (!this.#services.feed.isAlone) this.#unannounced.add(roundId)
  }

  /** The player's score may have been saved here in the moment before this was heard. */
  #hear(roundId: string): void {
    if (this.#marked.has(roundId)) return
    this.#remember(roundId)
    const facts = this.#parts.keptFacts(roundId)
    if (facts) this.#lookSoon({ roundId, facts })
  }

  /** Whoever forgets is as one that has just been started. */
  #remember(roundId: string): void {
    if (this.#marked.size >= MOST_KNOWN) {
      this.#marked.clear()
      this.#unannounced.clear()
      if (this.#hearsSince !== undefined) this.#hearFromNow()
    }
    this.#marked.add(roundId)
  }

  #lookSoon({ roundId, facts }: Look): void {
    this.#waiting.set(roundId, facts)
    this.#looking ??= this.#lookAtAll().finally(() => {
      this.#looking = undefined
    })
  }

  async #lookAtAll(): Promise<void> {
    for (const [roundId, facts] of this.#waiting) {
      this.#waiting.delete(roundId)
      await this.#lookAt({ roundId, facts }).catch(this.#parts.onFault)
    }
  }

  async #lookAt({ roundId, facts }: Look): Promise<void> {
    const looked = this.#looked
    await this.#announce(roundId)
    if (await tellDifferences(this.#services, { roundId, facts })) this.#learn(roundId)
    await this.#announce(roundId)
    // What is looked at while nobody is heard may be marked in the next moment.
    if (this.#hearsSince === undefined) return
    if (looked.size >= MOST_KNOWN) looked.clear()
    looked.add(roundId)
  }

  async #announce(roundId: string): Promise<void> {
    if (!this.#unannounced.has(roundId)) return
    const { feed, db } = this.#services
    await feed.announce(db, { kind: 'marked', roundId })
    this.#unannounced.delete(roundId)
  }
}

/**
 * The event is that somebody's word was contradicted: the same word is told once, however often the other corrects
 * theirs, and a new word that is contradicted again is told again. Of a hole that is closed nobody is told. True when somebody else has scored the card at all.
 */
async function tellDifferences(services: Telling, { roundId, facts }: Look): Promise<boolean> {
  const entries = await listLatestOfSources(services.db, { ...facts, id: roundId })
  const differing = [...reconcileCard(entries).values()].flatMap(({ holeNumber, said }) => {
    const [player, marker] = standing(said)
    return player && marker && !isSameResult(player.result, marker.result)
      ? [{ holeNumber, player, marker }]
      : []
  })
  // Holes are closed and opened while a card is played, so the card is asked, and not what is kept of it.
  const holes = differing.length === 0 ? [] : ((await findRound(services.db, roundId))?.round.holes ?? [])
  for (const { holeNumber, player, marker } of onOpenHoles(differing, holes)) {
    const contradicted = supersedes(marker, player) ? player : marker
    await addNotices(services, services.db, {
      kind: 'hole_differs',
      about: { roundId, holes: [holeNumber] },
      clubId: facts.clubId,
      key: `differs ${roundId} ${contradicted.id}`,
      userIds: [facts.userId, marker.authorId],
    })
  }
  return entries.some(({ source }) => source === 'marker')
}

/** What player and marker say that no decision of the committee has ended. */
function standing({ player, marker, committee }: Readonly<Partial<Record<EntrySource, SourcedEntry>>>) {
  return [player, marker].map((entry) =>
    entry && committee && !supersedes(entry, committee) ? undefined : entry,
  )
}
