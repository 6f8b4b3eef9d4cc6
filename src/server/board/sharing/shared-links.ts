import type { FastifyBaseLogger } from 'fastify'
import type { SharedBoards } from '#contract/board/shared-boards.ts'
import type { ShareKind } from '#contract/board/share-kinds.ts'
import type { ChangeFeed } from '../../platform/live/change-feed.ts'

/** A link that is on, and the boards that it opens. */
export type OpenLink = { kind: ShareKind; clubId: string; competitionIds: readonly string[] }

/** Reads a link by the hash of its secret from the store. */
type LoadLink = (tokenHash: string) => Promise<OpenLink | undefined>
type LoadFacts = (link: OpenLink) => Promise<SharedBoards>

/** Dates open and close a board without anybody changing anything, and so does a club its name. */
const FACTS_FRESH_MS = 5_000
const MOST_KEPT = 2_000

type Kept = { link: OpenLink; facts: { until: number; reply: Promise<SharedBoards> } | undefined }

/**
 * The links that are open in this process, so that a watcher costs the store nothing. A change of a competition forgets its
 * links and has the streams on them looked at again, in every process.
 */
export class SharedLinks {
  readonly #load: LoadLink
  readonly #loadFacts: LoadFacts
  readonly #now: () => Date
  readonly #log: FastifyBaseLogger
  readonly #kept = new Map<string, Kept>()
  readonly #streams = new Map<string, { link: OpenLink; rechecks: Set<() => Promise<void>> }>()
  /** Rises when anything is forgotten: what was being read at that moment may be older. */
  #forgotten = 0
  #isTold = true

  constructor(input: { load: LoadLink; loadFacts: LoadFacts; now: () => Date; log: FastifyBaseLogger }) {
    this.#load = input.load
    this.#loadFacts = input.loadFacts
    this.#now = input.now
    this.#log = input.log
  }

  follow(feed: ChangeFeed): void {
    feed.onChange((change) => {
      if (change.kind === 'competition') this.#forget(change.competitionId)
    })
    feed.onLost(() => {
      this.#isTold = false
      this.#forgetAll()
    })
    feed.onGap(() => {
      this.#isTold = true
      this.#forgetAll()
    })
  }

  /** The link without waiting, where it was read before. */
  known(tokenHash: string): OpenLink | undefined {
    return this.#kept.get(tokenHash)?.link
  }

  async find(tokenHash: string): Promise<OpenLink | undefined> {
    return (await this.#read(tokenHash))?.link
  }

  /** What the link shows besides boards, made once for all who ask in the same seconds. */
  async facts(tokenHash: string): Promise<SharedBoards | undefined> {
    const kept = await this.#read(tokenHash)
    if (!kept) return undefined
    const now = this.#now().getTime()
    if (!kept.facts || kept.facts.until <= now) {
      const reply = this.#loadFacts(kept.link)
      kept.facts = { until: now + FACTS_FRESH_MS, reply }
      reply.catch(() => (kept.facts = undefined))
    }
    return kept.facts.reply
  }

  /** `recheck` closes its stream when the link is off; it never fails. Returns what ends it. */
  follows(tokenHash: string, stream: { link: OpenLink; recheck: () => Promise<void> }): () => void {
    const followed = this.#streams.get(tokenHash) ?? { link: stream.link, rechecks: new Set() }
    this.#streams.set(tokenHash, followed)
    followed.rechecks.add(stream.recheck)
    return () => {
      followed.rechecks.delete(stream.recheck)
      if (followed.rechecks.size === 0 && this.#streams.get(tokenHash) === followed)
        this.#streams.delete(tokenHash)
    }
  }

  async #read(tokenHash: string): Promise<Kept | undefined> {
    const known = this.#kept.get(tokenHash)
    if (known) return known
    const before = this.#forgotten
    const link = await this.#load(tokenHash)
    if (!link) return undefined
    const kept: Kept = { link, facts: undefined }
    if (!this.#isTold || before !== this.#forgotten) return kept
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear()
    this.#kept.set(tokenHash, kept)
    return kept
  }

  #forget(competitionId: string): void {
    this.#forgotten += 1
    const opens = ([, { link }]: [string, { link: OpenLink }]) => link.competitionIds.includes(competitionId)
    for (const [tokenHash] of [...this.#kept].filter(opens)) this.#kept.delete(tokenHash)
    this.#recheck([...this.#streams].filter(opens).map(([tokenHash]) => tokenHash))
  }

  #forgetAll(): void {
    this.#forgotten += 1
    this.#kept.clear()
    this.#recheck([...this.#streams.keys()])
  }

  /** One question to the store for each link, whatever the number of its streams. */
  #recheck(hashes: readonly string[]): void {
    const run = async () => {
      for (const tokenHash of hashes) {
        const followed = this.#streams.get(tokenHash)
        if (!followed) continue
        await this.find(tokenHash)
        for (const recheck of [...followed.rechecks]) await recheck()
      }
    }
    run().catch((error: unknown) => this.#log.warn({ err: error }, 'shared boards not rechecked'))
  }
}
