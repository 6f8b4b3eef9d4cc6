import type { FastifyInstance } from 'fastify'
import {
  generateBracket as generateBracketCall,
  getBracket,
  listMatches,
  recordResult as recordResultCall,
  undoResult as undoResultCall,
  type Match,
} from '#contract/matches.ts'
import { findCompetition, type CompetitionRow } from '../competitions/competitions.store.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { requireCompetitionReader } from '../http/require.ts'
import { serve } from '../http/serve-call.ts'
import type { SignedIn } from '../http/session.ts'
import { readBracket } from './bracket-view.ts'
import { generateBracket } from './generate-bracket.ts'
import { recordResult } from './record-result.ts'
import { undoResult } from './undo-result.ts'

/** The draw and the matches of a match play. */
export function matchRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  async function readVisibleBracket(viewer: SignedIn, competitionId: string) {
    const competition = await findCompetition(db, competitionId)
    if (!competition) throw new AppError('not_found')
    requireCompetitionReader(viewer, competition)
    return readBracket(db, { competition, viewer })
  }

  async function readMatch(viewer: SignedIn, competition: CompetitionRow, matchId: string): Promise<Match> {
    const { matches } = await readBracket(db, { competition, viewer })
    const match = matches.find((one) => one.id === matchId)
    if (!match) throw new AppError('not_found')
    return match
  }

  serve(app, sessions, getBracket, ({ viewer, params }) => readVisibleBracket(viewer, params.competitionId))

  serve(
    app,
    sessions,
    listMatches,
    async ({ viewer, params }) => (await readVisibleBracket(viewer, params.competitionId)).matches,
  )

  serve(app, sessions, generateBracketCall, async ({ viewer, params, body }) => {
    const { competitionId } = params
    const competition = await generateBracket(services, { viewer, competitionId, body })
    return readBracket(db, { competition, viewer })
  })

  serve(app, sessions, recordResultCall, async ({ viewer, params, body }) => {
    const competition = await recordResult(services, { viewer, matchId: params.matchId, ...body })
    return readMatch(viewer, competition, params.matchId)
  })

  serve(app, sessions, undoResultCall, async ({ viewer, params, query }) => {
    const { matchId } = params
    const competition = await undoResult(services, { viewer, matchId, later: query.later ?? 'refuse' })
    return readMatch(viewer, competition, matchId)
  })
}
