import type { RoundTee, roundTees } from '#contract/card/tee-choice.ts'
import type { z } from 'zod/mini'
import { mayAdministerClub, mayChangeTee, maySeeRound } from '#contract/club/permissions.ts'
import { isCardFrozen } from '#golf/card/card-changes.ts'
import { currentStatus, findCompetition } from '../../competition/competition.ts'
import { findCourse, type WholeCourse } from '../../course/course.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { keptState } from '../card-changes/after-card-changed.ts'
import { recordCardChange } from '../card-changes/record-card-change.ts'
import { listCountingEntries } from '../hole-entries/hole-entries.store.ts'
import { termsOfTee } from '../round-terms.ts'
import { changeRound, findRound, lockRound, type RoundRow } from '../rounds.store.ts'
import { lockPlayer } from '../../identity/identity.ts'
import { scoreRound } from '../score-round.ts'
import { findPlayerTees } from './usual-tee.store.ts'

type Refusal = 'closed' | 'competition'

/**
 * Plays an open card from another tee. Index, allowance, pars and stroke indexes stay those of its start (R0.3); ratings
 * and handicaps are the new tee's, so that points and net scores follow. The card's history keeps who did it, and both
 * tees. A player cannot leave the tee that their competition names; an administrator can put them on another one.
 */
export async function changeTee(
  services: Services,
  input: { viewer: SignedIn; roundId: string; teeId: string },
): Promise<void> {
  const { viewer, roundId, teeId } = input
  await services.db.transaction(async (tx) => {
    const round = await lockRound(tx, roundId)
    if (!round || !mayChangeTee(viewer, round)) throw new AppError('not_found')
    if (round.teeId === teeId && round.status === 'in_progress') return
    await refuse(services, tx, { viewer, round })
    const whole = await findWhole(tx, round)
    const tee = whole.tees.find((one) => one.id === teeId)
    if (!tee) throw fieldError('teeId', 'This tee does not belong to the course.')
    const player = await lockPlayer(tx, round.userId)
    if (!player) throw new Error(`Round ${roundId} has no player`)
    await changeRound(tx, roundId, {
      ...termsOfTee(round, { whole, tee, gender: player.gender }),
      revision: round.revision + 1,
    })
    const changed = (await findRound(tx, roundId))?.round
    if (!changed) throw new Error(`Round ${roundId} is gone`)
    const entries = await listCountingEntries(tx, round)
    const { handicapIndex } = player
    const event = {
      kind: 'tee_changed' as const,
      reason: '',
      before: keptState({ round, entries }, { handicapIndex, withTee: true }),
      after: keptState({ round: changed, entries }, { handicapIndex, withTee: true }),
    }
    if (round.competitionId !== null)
      await services.feed.announce(tx, {
        kind: 'board',
        competitionId: round.competitionId,
        userId: round.userId,
      })
    await recordCardChange(services, tx, { by: viewer, round, ...event })
  })
}

/** What each tee of the course would make of an open card. */
export async function readRoundTees(
  services: Services,
  { viewer, roundId }: { viewer: SignedIn; roundId: string },
): Promise<z.output<typeof roundTees.reply>> {
  const { db } = services
  const round = (await findRound(db, roundId))?.round
  if (!round || !maySeeRound(viewer, round)) throw new AppError('not_found')
  const [whole, entries, player, refusal] = await Promise.all([
    findWhole(db, round),
    listCountingEntries(db, round),
    findPlayerTees(db, round.userId),
    findRefusal(services, db, { viewer, round }),
  ])
  const tees = whole.tees.map((tee): RoundTee => {
    const terms = termsOfTee(round, { whole, tee, gender: player?.gender ?? null })
    const { courseHandicap, playingHandicap } = terms
    return {
      id: tee.id,
      name: tee.name,
      color: tee.color,
      rating: (terms.courseRating / 10).toFixed(1),
      slope: terms.slope,
      courseHandicap,
      playingHandicap,
      points: scoreRound({ ...round, ...terms }, entries).total.points,
    }
  })
  return { teeId: round.teeId, refusal: refusal ?? null, tees }
}

type Asked = { viewer: SignedIn; round: RoundRow }

async function refuse(services: Services, tx: Queryable, asked: Asked): Promise<void> {
  const refusal = await findRefusal(services, tx, asked)
  if (refusal === 'closed') throw new AppError('round_closed')
  if (refusal === 'competition')
    throw new AppError('forbidden', {
      message: 'The competition is played from this tee. Only the club can put you on another one.',
    })
}

async function findRefusal(
  services: Services,
  db: Queryable,
  { viewer, round }: Asked,
): Promise<Refusal | undefined> {
  if (round.status !== 'in_progress') return 'closed'
  if (round.competitionId === null) return undefined
  const competition = await findCompetition(db, round.competitionId)
  if (competition && isCardFrozen(currentStatus(competition, services.now()))) return 'closed'
  if (competition?.teeId == null || mayAdministerClub(viewer, round.clubId)) return undefined
  return 'competition'
}

async function findWhole(db: Queryable, round: RoundRow): Promise<WholeCourse> {
  const whole = await findCourse(db, round.courseId)
  if (!whole) throw new Error(`Round ${round.id} has no course`)
  return whole
}

/** The part of a card's snapshot that its tee decides. */
