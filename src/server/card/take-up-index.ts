import { divisionOf } from '#golf/competition/divisions.ts'
import { isCardFrozen } from '#golf/card/card-changes.ts'
import { handicapsOfCard } from '#golf/card/round-terms.ts'
import type { Actor } from '../platform/audit/audit.store.ts'
import {
  type CompetitionRow,
  currentStatus,
  findCompetition,
  fixDivision,
} from '../competition/competition.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import type { Services } from '../platform/deps.ts'
import { addNotice } from '../outbound/outbound.ts'
import { keptState } from './card-changes/after-card-changed.ts'
import { recordCardChange } from './card-changes/record-card-change.ts'
import { listCountingEntries } from './hole-entries/hole-entries.store.ts'
import { readIndexToPlayOff } from './round-terms.ts'
import { changeRound, findOpenRound, lockRound, type RoundRow } from './rounds.store.ts'
import { lockPlayer } from '../identity/identity.ts'

type Joined = { userId: string; by: Actor & { userId: string } }

/**
 * After an account and a member of the club's list became one person: a card that the account began without an index is
 * played off the one that the person held by that list when it began (D5). All else about the card stays (R0.3), and a card that
 * was begun off an index keeps that.
 */
export async function takeUpIndex(
  services: Pick<Services, 'feed' | 'now'>,
  tx: Transaction,
  { userId, by }: Joined,
): Promise<void> {
  const open = await findOpenRound(tx, userId)
  const round = open && (await lockRound(tx, open.round.id))
  if (round?.status !== 'in_progress' || round.handicapIndex !== null) return
  const player = await lockPlayer(tx, userId)
  if (!player) throw new Error(`Round ${round.id} has no player`)
  const index = await readIndexToPlayOff(tx, round.startedAt, { userId, clubId: round.clubId, player })
  if (index === null) return
  const competition =
    round.competitionId === null ? undefined : await findCompetition(tx, round.competitionId)
  if (competition && isCardFrozen(currentStatus(competition, services.now()))) return
  await change(services, tx, { round, index, by })
  if (competition) await enterDivision(tx, { competition, userId, index })
  if (competition) await services.feed.announce(tx, { kind: 'board', competitionId: competition.id, userId })
}

async function change(
  services: Pick<Services, 'now'>,
  tx: Transaction,
  { round, index, by }: { round: RoundRow; index: number; by: Joined['by'] },
): Promise<void> {
  const terms = { handicapIndex: index, ...handicapsOfCard(round, index), revision: round.revision + 1 }
  await changeRound(tx, round.id, terms)
  const entries = await listCountingEntries(tx, round)
  const event = {
    kind: 'index_taken_up' as const,
    reason: '',
    before: keptState({ round, entries }, { handicapIndex: null, withTee: true }),
    after: keptState({ round: { ...round, ...terms }, entries }, { handicapIndex: index, withTee: true }),
  }
  await addNotice(services, tx, {
    userId: round.userId,
    clubId: round.clubId,
    key: `index ${round.id}`,
    kind: 'card_changed',
    about: { roundId: round.id, change: 'index_taken_up' },
  })
  await recordCardChange(services, tx, { by, round, ...event })
}

async function enterDivision(
  tx: Transaction,
  { competition, userId, index }: { competition: CompetitionRow; userId: string; index: number },
): Promise<void> {
  const division = divisionOf(competition.divisions ?? [], { fixed: null, index })
  if (division) await fixDivision(tx, { competitionId: competition.id, userId, division: division.id })
}
