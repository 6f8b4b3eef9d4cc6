import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  generateBracket as generateBracketCall,
  setBracketTerms as setBracketTermsCall,
  takeDrawBack as takeDrawBackCall,
} from '#contract/competition/draws.ts'
import {
  getBracket,
  listMatches,
  recordResult as recordResultCall,
  undoResult as undoResultCall,
  type Match,
} from '#contract/match/matches.ts'
import { ownMatches } from '#contract/match/own-matches.ts'
import { type CompetitionRow, findCompetition } from '../competition/competition.ts'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { requireCompetitionReader } from '../platform/http/require.ts'
import { sayToReader } from '../platform/http/say-to-reader.ts'
import { serve } from '../platform/http/serve-call.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { readBracket, type Reader } from './bracket-view.ts'
import { generateBracket } from './generate-bracket.ts'
import { readOwnMatches } from './own/read-own-matches.ts'
import { recordResult } from './record-result.ts'
import { takeDrawBack } from './take-draw-back.ts'
import { setBracketTerms } from './terms/set-bracket-terms.ts'
import { undoResult } from './undo-result.ts'

type SignedInReader = Reader & { viewer: SignedIn }

/** The draw and the matches of a match play. */
export function matchRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  async function readVisibleBracket(reader: SignedInReader, competitionId: string) {
    const competition = await findCompetition(db, competitionId)
    if (!competition) throw new AppError('not_found')
    requireCompetitionReader(reader.viewer, competition)
    return readBracket(db, { competition, reader })
  }

  async function readMatch(reader: Reader, competition: CompetitionRow, matchId: string): Promise<Match> {
    const { matches } = await readBracket(db, { competition, reader })
    const match = matches.find((one) => one.id === matchId)
    if (!match) throw new AppError('not_found')
    return match
  }

  const readerOf = ({ viewer, request }: { viewer: SignedIn; request: FastifyRequest }): SignedInReader => ({
    viewer,
    say: sayToReader(request),
    now: services.now(),
  })

  serve(app, sessions, getBracket, (given) => readVisibleBracket(readerOf(given), given.params.competitionId))

  serve(
    app,
    sessions,
    listMatches,
    async (given) => (await readVisibleBracket(readerOf(given), given.params.competitionId)).matches,
  )

  serve(app, sessions, ownMatches, ({ viewer }) => readOwnMatches(db, { viewer, now: services.now() }))

  serve(app, sessions, generateBracketCall, async ({ viewer, request, params, body }) => {
    const { competitionId } = params
    const competition = await generateBracket(services, { viewer, competitionId, body })
    return readBracket(db, { competition, reader: readerOf({ viewer, request }) })
  })

  serve(app, sessions, takeDrawBackCall, async ({ viewer, request, params }) => {
    const competition = await takeDrawBack(services, { viewer, competitionId: params.competitionId })
    return readBracket(db, { competition, reader: readerOf({ viewer, request }) })
  })

  serve(app, sessions, setBracketTermsCall, async ({ viewer, request, params, body }) => {
    const { competitionId } = params
    const competition = await setBracketTerms(services, { viewer, competitionId, body })
    return readBracket(db, { competition, reader: readerOf({ viewer, request }) })
  })

  serve(app, sessions, recordResultCall, async ({ viewer, request, params, body }) => {
    const competition = await recordResult(services, { viewer, matchId: params.matchId, ...body })
    return readMatch(readerOf({ viewer, request }), competition, params.matchId)
  })

  serve(app, sessions, undoResultCall, async ({ viewer, request, params, query }) => {
    const { matchId } = params
    const competition = await undoResult(services, { viewer, matchId, later: query.later ?? 'refuse' })
    return readMatch(readerOf({ viewer, request }), competition, matchId)
  })
}
