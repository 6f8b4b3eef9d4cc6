import { catalogue } from '../../catalogue.ts'

/** Why a round goes on no handicap record, as it is known before it is played. */
export const notForHandicapText = catalogue('not-for-handicap', {
  is: (why: string) => `Not for handicap: ${why}`,
  withNote: (why: string, note: string) => `Not for handicap: ${why} (${note})`,
  reasons: {
    fun_competition: 'fun competition',
    temporary_greens: 'temporary greens or winter course',
    preferred_lies: 'preferred lies out of season',
    altered_course: 'course not played as it is measured',
    other_reason: 'decided by the club',
    practice_round: 'practice round',
    from_watch: 'brought from a watch',
    inactive_season: 'outside the active season',
  },
})
