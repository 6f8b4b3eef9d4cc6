import { getClub } from '#contract/club/clubs.ts'
import { listCompetitions } from '#contract/competition/competitions.ts'
import { memberHandicapRecord, ownHandicapRecord } from '#contract/handicap/handicap.ts'
import { getRoundCard } from '#contract/card/round-card.ts'
import { allOf, query } from '#web/lib/query.ts'

/** What is loaded anew after cards were put right: the club with its terms and courses, competitions, cards and records. */
export const changedByCorrection = [
  query(listCompetitions),
  query(ownHandicapRecord),
  ...[getClub, getRoundCard, memberHandicapRecord].map(allOf),
]
