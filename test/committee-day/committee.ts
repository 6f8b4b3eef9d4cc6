import { expect } from 'vitest'
import { z } from 'zod'
import { closeHoles } from '#contract/card/closed-holes.ts'
import { declareDays } from '#contract/course/course-days.ts'
import { enterPlayers, withdrawPlayers } from '#contract/competition/entries.ts'
import { mergeMembers } from '#contract/club/member-merges.ts'
import { getRoundCard } from '#contract/card/round-card.ts'
import { correctTerms } from '#contract/card/term-corrections.ts'
import { expectBody, type Answer, type TestClub } from '#test/server.ts'
import type { Act } from './acts.ts'
import { EntryLedger } from './entry-ledger.ts'
import type { StoredCard } from './stored-facts.ts'

const reason = 'So decided by the committee'

type Only<Does extends Act['do']> = Extract<Act, { do: Does }>
type Standing = Pick<StoredCard, 'id' | 'userId' | 'competitionId'>
type Merge = {
  id: string
  kept: string
  gone: string
  /** The cards of the one that went. */
  came: ReadonlySet<string>
  /** Which card each was that was moved since. */
  moved: Map<string, string>
}
/** What an act did that another one takes back, and which one it takes back, by the same name. */
export type Done = { did?: string; undid?: string }

/** A committee at its desk, with what it has said so far: all that the cards themselves do not say. */
export class Committee {
  readonly club: TestClub
  readonly competitions: readonly string[]
  readonly ledger = new EntryLedger()
  /** By competition and round. */
  readonly closed = new Map<string, readonly number[]>()
  readonly notForHandicap = new Set<string>()
  /** Indexes, in tenths, that the committee has said a card was played off. */
  readonly indexesPutRight = new Set<number>()
  readonly days = new Map<string, { from: number; until: number }>()
  /** Whose each card is, by what was done. */
  readonly owners = new Map<string, string>()
  readonly #people: string[]
  readonly #dayOf: (ago: number) => string
  readonly #cards: string[] = []
  readonly #places = new Map<string, string | null>()
  readonly #corrections: string[] = []
  readonly #merges: Merge[] = []

  constructor(parts: {
    club: TestClub
    people: readonly string[]
    competitions: readonly string[]
    dayOf: (ago: number) => string
  }) {
    this.club = parts.club
    this.#people = [...parts.people]
    this.competitions = parts.competitions
    this.#dayOf = parts.dayOf
  }

  /** Who is a person of their own now. */
  get people(): readonly string[] {
    return this.#people
  }

  get newestCard(): number {
    return this.#cards.length - 1
  }

  closedIn(competitionId: string | null, round: number): readonly number[] {
    return this.closed.get(`${competitionId} ${round}`) ?? []
  }

  async perform(act: Act): Promise<Done> {
    switch (act.do) {
      case 'begin':
        return this.#begin(act)
      case 'type':
        return this.#type(act)
      case 'handIn':
        // Two cards with the same scores on one day are two rounds here.
        await this.#onCard(act.card, 'hand-in', { partnerName: 'Max Marker', sameRound: false })
        return {}
      case 'reopen':
      case 'end':
      case 'takeOff':
      case 'putBack':
        return this.#ofCard(act)
      case 'move':
        return this.#move(act)
      case 'alsoCounts': {
        const competitionId = this.#competition(act)
        const id = pick(this.#cards, act.card)
        this.#note(
          await this.#onCard(act.card, 'also-counts-for', { competitionId }),
          this.owners.get(id ?? ''),
        )
        return {}
      }
      case 'par':
        return this.#changePar(act.par)
      case 'step':
        return this.#step(act)
      case 'rule':
        return this.#rule(act)
      case 'putRight':
        return this.#putRight(act)
      case 'takeBack':
        return this.#takeBack(act)
      case 'close':
        return this.#close(act)
      case 'notForHandicap':
        return this.#declare(act)
      case 'declareDays':
        return this.#declareDays(act)
      case 'withdrawDays':
        return this.#withdrawDays(act)
      case 'rounds':
        return this.#setRounds(act)
      case 'merge':
        return this.#merge(act)
      case 'takeMergeBack':
        return this.takeMergeBack(act.which)
      case 'enter':
      case 'withdraw':
        return this.#enterOrWithdraw(act)
      case 'fee':
        return this.#fee(act)
    }
  }

  /** Cards that came about by themselves are whose they are. */
  adopt(cards: readonly Standing[]): void {
    for (const { id, userId, competitionId } of cards) {
      this.#places.set(id, competitionId)
      if (!this.owners.has(id)) this.owners.set(id, userId)
      if (!this.#cards.includes(id)) this.#cards.push(id)
    }
  }

  #competition({ competition }: { competition: number }): string | undefined {
    return this.competitions[competition]
  }

  #note(answer: Answer | undefined, owner: string | undefined): void {
    if (answer?.status !== 200 || owner === undefined) return
    const { id } = z.object({ id: z.string() }).parse(answer.body)
    if (this.#cards.includes(id)) return
    this.#cards.push(id)
    this.owners.set(id, owner)
  }

  async #ask(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body: object): Promise<Answer> {
    const answer = await this.club.admin(method, path, body)
    // An act is done or refused with a reason; it never breaks.
    expect(answer.status, answer.text).toBeLessThan(500)
    return answer
  }

  async #onCard(cardNumber: number, what: string, more: object = {}): Promise<Answer | undefined> {
    const id = pick(this.#cards, cardNumber)
    return id === undefined ? undefined : this.#ask('POST', `/api/rounds/${id}/${what}`, { reason, ...more })
  }

  async #ofCard(act: Only<'reopen' | 'end' | 'takeOff' | 'putBack'>): Promise<Done> {
    const calls = { reopen: 'reopen', end: 'end', takeOff: 'take-off', putBack: 'put-back' }
    const answer = await this.#onCard(act.card, calls[act.do])
    const name = `take off ${pick(this.#cards, act.card)}`
    if (answer?.status !== 200) return {}
    if (act.do === 'takeOff') return { did: name }
    return act.do === 'putBack' ? { undid: name } : {}
  }

  async #begin(act: Only<'begin'>): Promise<Done> {
    const { clubId, courseId } = this.club
    const userId = pick(this.#people, act.player)
    const begun = await this.#ask('POST', `/api/clubs/${clubId}/members/${userId}/rounds`, {
      reason,
      courseId,
      competitionId: this.#competition(act) ?? null,
      playedOn: this.#dayOf(act.daysAgo),
    })
    this.#note(begun, userId)
    return {}
  }

  async #move(act: Only<'move'>): Promise<Done> {
    const userId = pick(this.#people, act.player)
    const moved = await this.#onCard(act.card, 'move', {
      userId,
      competitionId: this.#competition(act) ?? null,
      playedOn: this.#dayOf(act.daysAgo),
    })
    const before = this.newestCard
    const old = pick(this.#cards, act.card) ?? ''
    this.#note(moved, userId)
    const id = this.newestCard > before ? this.#cards[this.newestCard] : undefined
    if (id !== undefined) for (const merge of this.#merges) merge.moved.set(id, old)
    return {}
  }

  /** Fives, and four holes as they are given. */
  async #type({ card: cardNumber, holes: some }: Only<'type'>): Promise<Done> {
    const id = pick(this.#cards, cardNumber)
    if (id === undefined) return {}
    const { entries } = expectBody(await this.club.admin('GET', `/api/rounds/${id}/card`), getRoundCard.reply)
    const holes = Array.from({ length: 18 }, (_, i) => {
      const held = entries.find(({ holeNumber }) => holeNumber === i + 1)
      return {
        holeNumber: i + 1,
        from: { result: held?.result ?? 'not_played', grossScore: held?.grossScore ?? null },
        to: { result: 'strokes', grossScore: some[i] ?? 5 },
      }
    })
    await this.#onCard(cardNumber, 'corrections', { holes })
    return {}
  }

  async #changePar(par: number): Promise<Done> {
    const [first] = this.club.holeIds
    await this.#ask('PATCH', `/api/holes/${first}`, { par })
    return {}
  }

  async #step({ status, ...of }: Only<'step'>): Promise<Done> {
    await this.#ask('PATCH', `/api/competitions/${this.#competition(of)}/status`, { status, reason })
    return {}
  }

  async #rule(act: Only<'rule'>): Promise<Done> {
    const path = `/api/competitions/${this.#competition(act)}/entries/${pick(this.#people, act.player)}`
    await this.#ask('PATCH', path, {
      status: act.as,
      reason,
      countsForHandicap: act.as !== 'disqualified',
    })
    return {}
  }

  async #putRight(act: Only<'putRight'>): Promise<Done> {
    const { clubId, courseId } = this.club
    const scope = [
      { competitionId: this.#competition(act), allowance: act.allowance },
      { roundId: pick(this.#cards, act.card), handicapIndex: act.index },
      { courseId, from: this.#dayOf(40) },
    ][act.what]
    const answer = await this.#ask('POST', `/api/clubs/${clubId}/term-corrections`, { scope, reason })
    if (answer.status !== 200) return {}
    const { id } = expectBody(answer, correctTerms.reply)
    // The same again is the same correction.
    if (this.#corrections.includes(id)) return {}
    this.#corrections.push(id)
    if (act.what === 1) this.indexesPutRight.add(Math.round(Number(act.index) * 10))
    return { did: `put right ${id}` }
  }

  async #takeBack(act: Only<'takeBack'>): Promise<Done> {
    const id = pick(this.#corrections, act.correction)
    if (id === undefined) return {}
    const path = `/api/clubs/${this.club.clubId}/term-corrections/${id}/take-back`
    const { status } = await this.#ask('POST', path, { reason })
    return status === 200 ? { undid: `put right ${id}` } : {}
  }

  /** The holes that are open again are as they were before they were closed. */
  async #close(act: Only<'close'>): Promise<Done> {
    const competitionId = this.#competition(act) ?? ''
    const seen = this.closedIn(competitionId, act.round)
    const answer = await this.#ask('PUT', `/api/competitions/${competitionId}/closed-holes`, {
      roundNumber: act.round,
      holes: act.holes,
      seen,
      reason,
    })
    if (answer.status !== 200) return {}
    expectBody(answer, closeHoles.reply)
    const name = `${competitionId} ${act.round}`
    this.closed.set(name, act.holes)
    const isOpenedAgain = act.holes.length === 0
    if (isOpenedAgain) return { undid: `close ${name}` }
    return seen.length === 0 ? { did: `close ${name}` } : {}
  }

  async #declare(act: Only<'notForHandicap'>): Promise<Done> {
    const competitionId = this.#competition(act) ?? ''
    const answer = await this.#ask('PATCH', `/api/competitions/${competitionId}`, {
      notForHandicap: act.isIt ? 'fun_competition' : null,
    })
    if (answer.status !== 200 || this.notForHandicap.has(competitionId) === act.isIt) return {}
    if (act.isIt) this.notForHandicap.add(competitionId)
    else this.notForHandicap.delete(competitionId)
    const name = `not for handicap ${competitionId}`
    return act.isIt ? { did: name } : { undid: name }
  }

  async #declareDays({ from, days }: Only<'declareDays'>): Promise<Done> {
    const [first, last] = [this.#dayOf(from), this.#dayOf(Math.max(0, from - days))]
    const answer = await this.#ask('POST', `/api/courses/${this.club.courseId}/days-not-for-handicap`, {
      from: first,
      until: last,
      reason: 'temporary_greens',
    })
    if (answer.status !== 200) return {}
    for (const { id } of expectBody(answer, declareDays.reply).notForHandicap ?? []) {
      if (id === undefined || this.days.has(id)) continue
      this.days.set(id, { from: numberOf(first), until: numberOf(last) })
      return { did: `days ${id}` }
    }
    return {}
  }

  async #withdrawDays({ which }: Only<'withdrawDays'>): Promise<Done> {
    const id = pick([...this.days.keys()], which)
    if (id === undefined) return {}
    const path = `/api/courses/${this.club.courseId}/days-not-for-handicap/${id}`
    const { status } = await this.#ask('DELETE', path, {})
    if (status !== 200) return {}
    this.days.delete(id)
    return { undid: `days ${id}` }
  }

  /** Of the last competition: its second round is dropped, or there are two again. */
  async #setRounds({ count }: Only<'rounds'>): Promise<Done> {
    const id = this.competitions.at(-1) ?? ''
    const { status } =
      count === 1
        ? await this.#ask('POST', `/api/competitions/${id}/drop-rounds`, { roundCount: 1, reason })
        : await this.#ask('PATCH', `/api/competitions/${id}`, { roundCount: 2 })
    if (status === 200 && count === 1) this.closed.delete(`${id} 2`)
    return {}
  }

  async #merge(act: Only<'merge'>): Promise<Done> {
    const [memberId, otherId] = [pick(this.#people, act.player), pick(this.#people, act.other)]
    const path = `/api/clubs/${this.club.clubId}/member-merges`
    const answer = await this.#ask('POST', path, { memberId, otherId, reason })
    if (answer.status !== 200) return {}
    const { id, keptId: kept } = expectBody(answer, mergeMembers.reply)
    const gone = (kept === memberId ? otherId : memberId) ?? ''
    const came = new Set([...this.owners].flatMap(([card, owner]) => (owner === gone ? [card] : [])))
    for (const card of came) this.owners.set(card, kept)
    this.ledger.merge(id, { kept, gone })
    this.#people.splice(this.#people.indexOf(gone), 1)
    this.#merges.push({ id, kept, gone, came, moved: new Map() })
    return { did: `merge ${id}` }
  }

  /**
   * The newest merge is number 0. What each had is theirs again, also where it was moved to another day or into a competition in which
   * they are entered; what was played by an entry that goes back goes with it.
   */
  async takeMergeBack(which: number): Promise<Done> {
    const merge = pick([...this.#merges].reverse(), which)
    if (!merge) return {}
    const path = `/api/clubs/${this.club.clubId}/member-merges/${merge.id}/take-back`
    if ((await this.#ask('POST', path, {})).status !== 200) return {}
    this.#merges.splice(this.#merges.indexOf(merge), 1)
    const { id, kept, gone, came, moved } = merge
    const withEntry = this.ledger.goesBackWith(id)
    this.ledger.takeBack(id)
    const owners = new Map(this.owners)
    const isOneThatCame = (card: string): boolean => {
      const was = moved.get(card) ?? ''
      return owners.get(card) === kept && (came.has(was) || isOneThatCame(was))
    }
    for (const [card, owner] of owners) {
      const place = this.#places.get(card) ?? null
      const isBackInPlace = isOneThatCame(card) && (place === null || this.ledger.of(place).has(gone))
      const goesBack = came.has(card) || isBackInPlace || (place !== null && withEntry.has(place))
      if (owner === kept && goesBack) this.owners.set(card, gone)
    }
    this.#people.push(gone)
    return { undid: `merge ${id}` }
  }

  async #enterOrWithdraw(act: Only<'enter' | 'withdraw'>): Promise<Done> {
    const competitionId = this.#competition(act) ?? ''
    const userId = pick(this.#people, act.player) ?? ''
    const call = act.do === 'enter' ? 'entry-list' : 'withdrawals'
    const body = { userIds: [userId], reason }
    const answer = await this.#ask('POST', `/api/competitions/${competitionId}/${call}`, body)
    if (answer.status !== 200) return {}
    if (act.do === 'enter') {
      const { entered } = expectBody(answer, enterPlayers.reply)
      if (entered.includes(userId)) this.ledger.enter(competitionId, userId)
    } else if (expectBody(answer, withdrawPlayers.reply).withdrawn === 1)
      this.ledger.withdraw(competitionId, userId)
    return {}
  }

  async #fee({ fee, ...act }: Only<'fee'>): Promise<Done> {
    const competitionId = this.#competition(act) ?? ''
    const userId = pick(this.#people, act.player) ?? ''
    const body = { userIds: [userId], fee }
    const { status } = await this.#ask('PATCH', `/api/competitions/${competitionId}/entry-list`, body)
    if (status === 200) this.ledger.say(competitionId, userId, fee)
    return {}
  }
}

const DAY_MS = 24 * 60 * 60 * 1000
const numberOf = (day: string) => Date.parse(day) / DAY_MS
const pick = <One>(from: readonly One[], at: number): One | undefined => from[at % Math.max(1, from.length)]
