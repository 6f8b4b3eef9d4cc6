import type { z } from 'zod/mini'
import type { bracketTermsBody } from '#contract/competition/draws.ts'
import { roundKey, roundsOutOfOrder, type PlayByDays } from '#golf/match/bracket/play-by.ts'
import { mayAdministerClub, maySeeClub } from '#contract/club/permissions.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import { type CompetitionRow, findCompetition } from '../../competition/competition.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { requireCompetitionOpen } from '../find-match-for-update.ts'
import { settleBracket, findBracket, saveDrawTerms, savePlayByDay, type DrawTerms } from '../matches.store.ts'
import { tellOfMatches } from '../tell-of-matches.ts'

type Body = z.output<typeof bracketTermsBody>
type Input = { viewer: SignedIn; competitionId: string; body: Body }

/** Sets by when rounds and single matches are played, how results are confirmed, and the plate. Safe to repeat. */
export async function setBracketTerms(services: Services, input: Input): Promise<CompetitionRow> {
  const { viewer, competitionId, body } = input
  return services.db.transaction(async (tx) => {
    const competition = await findCompetition(tx, competitionId, { lock: true })
    if (!competition || !maySeeClub(viewer, competition.clubId)) throw new AppError('not_found')
    if (!mayAdministerClub(viewer, competition.clubId)) throw new AppError('forbidden')
    requireCompetitionOpen(competition)
    const stored = await findBracket(tx, competitionId)
    if (!stored) throw new AppError('not_drawn')
    const terms = termsFrom(body, { present: stored.row, bracketType: stored.row.bracketType })
    const hasPlate = stored.bracket.matches.some(({ part, result }) => part === 'plate' && result !== null)
    if (hasPlate && terms.plate !== stored.row.plate)
      throw new AppError('bracket_started', {
        message: 'A result of the plate is recorded, so who plays in it cannot be changed.',
      })
    for (const { matchId, day } of body.matches ?? []) {
      if (!stored.matchRows.some(({ id }) => id === matchId)) throw new AppError('not_found')
      await savePlayByDay(tx, { matchId, day })
    }
    await saveDrawTerms(tx, { competitionId, terms })
    await settleBracket(tx, { competitionId, now: services.now() })
    await tellOfMatches(services, tx, { competition, before: stored })
    await services.feed.announce(tx, { kind: 'board', competitionId, userId: viewer.userId })
    await recordAction(services, tx, {
      by: viewer,
      clubId: competition.clubId,
      action: 'competition.draw_terms_set',
      objectId: competitionId,
      before: { ...stored.row.playBy, ...auditOf(stored.row), ...ownDays(stored.matchRows, body) },
      after: { ...terms.playBy, ...auditOf(terms), ...sentDays(stored.matchRows, body) },
    })
    return competition
  })
}

/** What is sent over what is there; only a knock-out has a plate. */
export function termsFrom(
  body: Pick<Body, 'playBy' | 'confirmDays' | 'plate'>,
  { present, bracketType }: { present: DrawTerms | undefined; bracketType: string },
): DrawTerms {
  const playBy: PlayByDays = { ...present?.playBy }
  for (const { side, round, day } of body.playBy ?? []) {
    const key = roundKey({ part: side, bracketRound: round })
    if (day === null) delete playBy[key]
    else playBy[key] = day
  }
  if (roundsOutOfOrder(playBy).length > 0)
    throw fieldError('playBy', 'A later round cannot end before an earlier one.')
  const plate = body.plate === undefined ? (present?.plate ?? null) : body.plate
  return {
    playBy,
    confirmDays: body.confirmDays === undefined ? (present?.confirmDays ?? null) : body.confirmDays,
    plate: bracketType === 'single_elimination' ? plate : null,
  }
}

const auditOf = ({ confirmDays, plate }: DrawTerms) => ({ confirmDays, plate })

type Rows = readonly { id: string; matchNumber: number; playByDay: string | null }[]

/** "match.3" and its day, of the matches that are sent. */
function ownDays(rows: Rows, body: Body) {
  const days = rows.filter(({ id }) => body.matches?.some(({ matchId }) => matchId === id))
  return Object.fromEntries(days.map(({ matchNumber, playByDay }) => [`match.${matchNumber}`, playByDay]))
}

function sentDays(rows: Rows, body: Body) {
  const numberOf = (matchId: string) => rows.find(({ id }) => id === matchId)?.matchNumber ?? 0
  return Object.fromEntries(
    (body.matches ?? []).map(({ matchId, day }) => [`match.${numberOf(matchId)}`, day]),
  )
}
