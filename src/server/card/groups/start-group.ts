import { mayFormGroup, mayPlayAt, maySeeClub } from '#contract/club/permissions.ts'
import { findCompetition } from '../../competition/competition.ts'
import { findCourse } from '../../course/course.ts'
import { newId } from '../../platform/db/new-id.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import { requireCompetitionReader } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { lockPlayer } from '../../identity/identity.ts'
import { findGroup, findLiveGroupOf, insertGroup, listGroupPlayers } from './groups.store.ts'
import { takePlace } from './take-place.ts'

type Input = { viewer: SignedIn; courseId: string; competitionId: string | null; teeId: string | null }

/**
 * Sets a group up. Who plays at the club takes its first place with a round of their own; an administrator who does not
 * play sets up one after the other. Asked again for the same course and competition it gives the same group. Returns its
 * id.
 */
export async function startGroup(services: Services, input: Input): Promise<string> {
  const { viewer, courseId, competitionId, teeId } = input
  return services.db.transaction(async (tx) => {
    // Two taps at once take turns.
    await lockPlayer(tx, viewer.userId)
    const clubId = await requirePlace(tx, input)
    const now = services.now()
    const live = await findLiveGroupOf(tx, { userId: viewer.userId, now })
    const plays = mayPlayAt(viewer, clubId)
    const isSame = live?.courseId === courseId && live.competitionId === competitionId
    // Whoever sets groups up for others begins the next one once the last has players.
    const isWanted = isSame && (plays || (await listGroupPlayers(tx, live.id)).length === 0)
    if (isWanted) return live.id
    if (live && plays) throw new AppError('group_open', { details: { groupId: live.id } })
    const id = newId('grp')
    await insertGroup(tx, { id, clubId, courseId, competitionId, createdBy: viewer.userId, createdAt: now })
    const group = await findGroup(tx, id)
    if (group && plays)
      await takePlace(services, tx, {
        group,
        members: [],
        player: viewer,
        name: undefined,
        addedBy: viewer.userId,
        teeId,
      })
    return id
  })
}

/** The club of the course, where this viewer may set a group up for this competition. */
async function requirePlace(tx: Transaction, input: Input): Promise<string> {
  const { viewer, courseId, competitionId, teeId } = input
  const whole = await findCourse(tx, courseId)
  if (!whole || !maySeeClub(viewer, whole.course.clubId)) throw new AppError('not_found')
  const { clubId } = whole.course
  if (!mayFormGroup(viewer, clubId)) throw new AppError('forbidden')
  // Also of who does not play, whose group has no use for it.
  if (teeId !== null && !whole.tees.some(({ id }) => id === teeId))
    throw fieldError('teeId', 'This tee does not belong to the course.')
  if (competitionId === null) return clubId
  const competition = await findCompetition(tx, competitionId)
  if (competition?.clubId !== clubId) throw new AppError('not_found')
  requireCompetitionReader(viewer, competition)
  if (competition.courseId !== null && competition.courseId !== courseId)
    throw fieldError('courseId', 'This competition is played on another course.')
  return clubId
}
