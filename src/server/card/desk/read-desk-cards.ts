import { cardStatusNamed, type CardStatus } from '#golf/competition/card-status.ts'
import { deskCardState, type DeskCardState } from '#golf/competition/desk-card.ts'
import { onOpenHoles } from '#golf/competition/closed-holes.ts'
import { differingHoles } from '#golf/card/reconcile-card.ts'
import type { OfClub } from '../../platform/db/of-club.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import { listLatestOfRounds } from '../hole-entries/hole-entries.store.ts'
import { listEnteredCards, listHolesOf, listObjections, listPossibleDifferences } from './desk-cards.store.ts'

type DeskCard = {
  userId: string
  playerName: string
  hasAccount: boolean
  state: DeskCardState
  ruling: CardStatus
  reason: string | null
  roundId: string | null
  roundNumber: number | null
  thru: number
  holeCount: number
  isHandedIn: boolean
  totals: { gross: number | null; net: number | null; points: number | null } | null
  dispute: Dispute | null
}

/** What a marker or player objects to, and the holes on which what is said differs. */
type Dispute = { reason: string | null; holes: number[] }

/** The cards of every entered player by name, with where each stands. */
export async function readDeskCards(db: Queryable, competition: OfClub): Promise<DeskCard[]> {
  const rows = await listEnteredCards(db, competition)
  const disputes = await readDisputes(db, competition)
  return rows.map((row) => {
    const ruling = cardStatusNamed(row.ruling)
    const dispute = (row.roundId === null ? undefined : disputes.get(row.roundId)) ?? null
    return {
      userId: row.userId,
      playerName: row.playerName,
      hasAccount: row.hasAccount,
      ruling,
      reason: row.reason,
      roundId: row.roundId,
      roundNumber: row.roundNumber,
      thru: row.thru,
      holeCount: row.holeCount,
      isHandedIn: row.isHandedIn,
      dispute,
      totals: row.isHandedIn ? { gross: row.gross, net: row.net, points: row.points } : null,
      state: deskCardState({ ...row, ruling, isBegun: row.roundId !== null, isDisputed: dispute !== null }),
    }
  })
}

/** The cards of a competition on which somebody waits for the other, or for the club, by their rounds. */
async function readDisputes(db: Queryable, competition: OfClub): Promise<Map<string, Dispute>> {
  const differing = await readDifferences(db, competition)
  const objections = await listObjections(db, competition)
  const ids = new Set([...differing.keys(), ...objections.keys()])
  return new Map(
    [...ids].map((id) => {
      const { reason = null, hole = null } = objections.get(id) ?? {}
      return [id, { reason, holes: differing.get(id) ?? (hole === null ? [] : [hole]) }]
    }),
  )
}

async function readDifferences(db: Queryable, competition: OfClub): Promise<Map<string, number[]>> {
  const { clubId } = competition
  const cards = await listPossibleDifferences(db, competition)
  const latest =
    cards.length === 0 ? new Map<string, never[]>() : await listLatestOfRounds(db, { clubId, cards })
  const holesOf = await listHolesOf(db, [...latest.keys()])
  return new Map(
    [...latest]
      .map(
        ([roundId, entries]) =>
          [roundId, differingHoles(onOpenHoles(entries, holesOf.get(roundId) ?? []))] as const,
      )
      .filter(([, holes]) => holes.length > 0),
  )
}
