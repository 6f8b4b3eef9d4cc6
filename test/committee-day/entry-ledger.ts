export type FeeState = 'owed' | 'paid' | 'waived' | 'refunded'
export type LedgerEntry = { isIn: boolean; fee: FeeState; paid: string | null }
type Entries = Map<string, LedgerEntry>
type Merged = {
  kept: string
  gone: string
  before: ReadonlyMap<string, Record<'kept' | 'gone', LedgerEntry | undefined>>
  after: ReadonlyMap<string, LedgerEntry | undefined>
}

/** What the desk has been told, in hundredths of the currency's unit. */
const FEE = '15.00'

/**
 * Who is entered where and what was said of their fee, kept beside the product by what was done and nothing else: two records that
 * are one have one entry and one fee, and both are two again when that is taken back.
 */
export class EntryLedger {
  readonly #entries = new Map<string, Entries>()
  readonly #merges = new Map<string, Merged>()

  of(competitionId: string): Entries {
    const found = this.#entries.get(competitionId) ?? new Map<string, LedgerEntry>()
    this.#entries.set(competitionId, found)
    return found
  }

  enter(competitionId: string, userId: string): void {
    const known = this.of(competitionId).get(userId) ?? { fee: 'owed', paid: null }
    this.of(competitionId).set(userId, { ...known, isIn: true })
  }

  withdraw(competitionId: string, userId: string): void {
    const known = this.of(competitionId).get(userId)
    if (known) this.of(competitionId).set(userId, { ...known, isIn: false })
  }

  /** Only what was paid by somebody who withdrew is paid back, and how much it was stays. */
  say(competitionId: string, userId: string, fee: FeeState): void {
    const known = this.of(competitionId).get(userId)
    if (!known || known.fee === fee) return
    if (fee === 'refunded') {
      if (!known.isIn && known.fee === 'paid') this.of(competitionId).set(userId, { ...known, fee })
    } else this.of(competitionId).set(userId, { ...known, fee, paid: fee === 'paid' ? FEE : null })
  }

  merge(id: string, { kept, gone }: Pick<Merged, 'kept' | 'gone'>): void {
    const before = new Map<string, Record<'kept' | 'gone', LedgerEntry | undefined>>()
    const after = new Map<string, LedgerEntry | undefined>()
    for (const [competitionId, entries] of this.#entries) {
      const both = { kept: entries.get(kept), gone: entries.get(gone) }
      before.set(competitionId, both)
      const one = both.kept && both.gone ? joined(both.kept, both.gone) : (both.kept ?? both.gone)
      if (one) entries.set(kept, one)
      entries.delete(gone)
      after.set(competitionId, one)
    }
    this.#merges.set(id, { kept, gone, before, after })
  }

  /** What was said of the one entry since stays with the one that stayed; an entry that came along goes back as it is. */
  takeBack(id: string): void {
    const merge = this.#merges.get(id)
    if (!merge) throw new Error(`No merge ${id}`)
    const { kept, gone } = merge
    for (const [competitionId, entries] of this.#entries) {
      const was = merge.before.get(competitionId)
      const now = entries.get(kept)
      if (!was?.gone || !now) continue
      entries.set(gone, was.kept ? was.gone : now)
      const own = was.kept && unlessSaidSince(was.kept, merge.after.get(competitionId), now)
      if (own) entries.set(kept, own)
      else entries.delete(kept)
    }
  }

  /** Where the entry of the one that went goes back alone: what was played by it since goes with it. */
  goesBackWith(id: string): ReadonlySet<string> {
    const { before = new Map<string, Record<'kept' | 'gone', LedgerEntry | undefined>>() } =
      this.#merges.get(id) ?? {}
    return new Set(
      [...before].flatMap(([competitionId, { kept, gone }]) => (gone && !kept ? [competitionId] : [])),
    )
  }
}

const joined = (a: LedgerEntry, b: LedgerEntry): LedgerEntry => {
  const order: readonly FeeState[] = ['paid', 'waived', 'refunded', 'owed']
  const fee = order.find((one) => a.fee === one || b.fee === one) ?? 'owed'
  return { isIn: a.isIn || b.isIn, fee, paid: a.paid ?? b.paid }
}

function unlessSaidSince(before: LedgerEntry, after: LedgerEntry | undefined, now: LedgerEntry): LedgerEntry {
  return {
    isIn: now.isIn === after?.isIn ? before.isIn : now.isIn,
    fee: now.fee === after?.fee ? before.fee : now.fee,
    paid: now.paid === after?.paid ? before.paid : now.paid,
  }
}

/** What an entry shows: who withdrew owes nothing, and who came back after a refund owes again. */
export function shownOf({ isIn, fee }: LedgerEntry): FeeState | 'none' {
  if (isIn) return fee === 'refunded' ? 'owed' : fee
  return fee === 'owed' || fee === 'waived' ? 'none' : fee
}
