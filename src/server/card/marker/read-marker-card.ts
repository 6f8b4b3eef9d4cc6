import type { z } from 'zod/mini'
import type { listMarkers, MarkerCard } from '#contract/card/marker-card.ts'
import { entryToWire } from '#contract/platform/wire-names.ts'
import { fullName } from '#contract/club/former-member.ts'
import { mayHandInRound, maySeeRound } from '#contract/club/permissions.ts'
import { roundStatuses } from '#golf/card/card-changes.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { listMarks } from '../../club/club.ts'
import { listLatestOfSources } from '../hole-entries/hole-entries.store.ts'
import { findRound } from '../rounds.store.ts'
import { withScorers } from '../scorers/scorers.store.ts'
import {
  findMarkerCard,
  findNextInGroup,
  findUserName,
  listMarkerCandidates,
  listPaperPictures,
} from './marker-cards.store.ts'

type Asking = { viewer: SignedIn; roundId: string }

/** The card as player, marker and club see it; 404 for whoever may not, and where no marker's card is asked for. */
export async function readMarkerCard(
  { db }: Pick<Services, 'db'>,
  { viewer, roundId }: Asking,
): Promise<MarkerCard> {
  const found = await findRound(db, roundId)
  if (!found || !maySeeRound(viewer, await withScorers(db, viewer, found.round)))
    throw new AppError('not_found')
  if (found.markerCard !== true) throw new AppError('not_found')
  const { round } = found
  const [said, card, pictures] = await Promise.all([
    listLatestOfSources(db, round),
    findMarkerCard(db, roundId),
    listPaperPictures(db, roundId),
  ])
  const standing = (at: Date | null, revision: number | null) =>
    at !== null && (round.status === 'submitted' || revision === round.revision) ? at.toISOString() : null
  return {
    roundId,
    competitionId: round.competitionId,
    competitionName: found.competitionName,
    courseName: found.courseName,
    status: roundStatuses.find((one) => one === round.status) ?? 'in_progress',
    player: { id: round.userId, name: await findUserName(db, round.userId) },
    marker: card
      ? { id: card.markerId, name: await findUserName(db, card.markerId), hasAgreed: card.agreedAt !== null }
      : null,
    holes: round.holes.map(({ holeNumber, par, isClosed }) => ({ holeNumber, par, isClosed })),
    said: said.map(({ source, ...entry }) => ({
      ...entryToWire(entry),
      source,
      ...(pictures.has(entry.id) && { hasPicture: true }),
    })),
    revision: round.revision,
    certifiedAt: standing(card?.certifiedAt ?? null, card?.certifiedRevision ?? null),
    attestedAt: standing(card?.attestedAt ?? null, card?.attestedRevision ?? null),
    refusal:
      card?.refusedAt && card.refusal !== null
        ? { at: card.refusedAt.toISOString(), reason: card.refusal }
        : null,
  }
}

export async function readMarkerCandidates(
  { db }: Pick<Services, 'db'>,
  { viewer, roundId }: Asking,
): Promise<z.output<typeof listMarkers.reply>> {
  const found = await findRound(db, roundId)
  if (found?.round.userId !== viewer.userId) throw new AppError('not_found')
  if (!mayHandInRound(viewer, found.round)) throw new AppError('no_longer_member')
  const people = found.markerCard === true ? await listMarkerCandidates(db, found.round) : []
  const named = people.map((one) => ({ id: one.id, name: fullName(one) }))
  const { clubId, competitionId } = found.round
  const marks = await listMarks(db, named, {
    clubId,
    competitionIds: competitionId === null ? [] : [competitionId],
    to: 'players',
  })
  return {
    proposedId: (await findNextInGroup(db, { roundId, ids: named.map(({ id }) => id) })) ?? null,
    people: named.map((one) => ({ ...one, marks: marks.get(one.id) })),
  }
}
