import { entrantGroup, teeOfGroup, type GroupTees } from '#golf/competition/entrant-group.ts'
import { proposeTee, type ProposalReason } from '#golf/course/propose-tee.ts'
import { type CompetitionRow, findGroup } from '../../competition/competition.ts'
import type { TeeRow, WholeCourse } from '../../course/course.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import { genderNamed } from '../round-terms.ts'
import { findLastTeeId, usualTeeOf, type PlayerTees } from './usual-tee.store.ts'

/** The tee this player starts from on this course unless they choose another (D37); undefined: they have to be asked. */
export async function proposeForPlayer(
  db: Queryable,
  input: {
    userId: string
    person: PlayerTees
    whole: WholeCourse
    competition: Pick<CompetitionRow, 'id' | keyof GroupTees> | undefined
  },
): Promise<{ tee: TeeRow; reason: ProposalReason } | undefined> {
  const { userId, person, whole, competition } = input
  return proposeTee({
    tees: whole.tees,
    competitionTeeId: competition ? await teeInCompetition(db, { competition, userId, person }) : null,
    lastTeeId: await findLastTeeId(db, { userId, courseId: whole.course.id }),
    usual: usualTeeOf(person),
  })
}

/** The tee of the competition for this player: women and juniors may have one of their own. */
async function teeInCompetition(
  db: Queryable,
  input: { userId: string; person: PlayerTees; competition: Pick<CompetitionRow, 'id' | keyof GroupTees> },
): Promise<string | null> {
  const { userId, person, competition } = input
  if (competition.womenTeeId === null && competition.juniorTeeId === null) return competition.teeId
  const playsAs = await findGroup(db, { competitionId: competition.id, userId })
  return teeOfGroup(competition, entrantGroup({ playsAs, gender: genderNamed(person.gender) ?? null }))
}
