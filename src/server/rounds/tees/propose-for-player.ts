import { entrantGroup, teeOfGroup, type GroupTees } from '#domain/competition/entrant-group.ts'
import { proposeTee, type ProposalReason } from '#domain/course/propose-tee.ts'
import type { CompetitionRow } from '../../competitions/competitions.store.ts'
import { findGroup } from '../../competitions/entries/entry-facts.store.ts'
import type { TeeRow, WholeCourse } from '../../courses/courses.store.ts'
import type { Queryable } from '../../db/transaction.ts'
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
