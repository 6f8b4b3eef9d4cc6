import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call } from '#contract/call.ts'
import { printResults, printScoreCards, printStartSheet } from '#contract/printouts.ts'
import type { StartSheet } from '#contract/start-sheet.ts'
import { findCompetition, type CompetitionRow } from '../competitions/competitions.store.ts'
import type { Queryable } from '../db/transaction.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { describeCall } from '../http/describe-api.ts'
import { preferredLanguage } from '../http/ready-pages.ts'
import { requireClubAdmin, requireCompetitionReader } from '../http/require.ts'
import { requireSignedIn } from '../http/serve-call.ts'
import type { SignedIn } from '../http/session.ts'
import { paperLanguages, type Paper, type PaperHead, type StartSheetPaper } from './documents/papers.ts'
import type { PrintTask } from './print-thread.ts'
import { readHead } from './read-head.ts'
import { readResults, type ReadPrizes } from './read-results.ts'
import { readScoreCards, type ReadTermsAhead } from './read-score-cards.ts'

/** What other slices read for paper, and what makes a PDF of it. */
export type PrintoutParts = {
  print: (task: PrintTask) => Promise<Buffer>
  readTermsAhead: ReadTermsAhead
  readPrizes: ReadPrizes
  readStartSheet: (db: Queryable, input: { competitionId: string; readerId: string }) => Promise<StartSheet>
}

/** Score cards, the start sheet and the results as PDFs. */
export function printoutRoutes(app: FastifyInstance, services: Services, parts: PrintoutParts): void {
  const { db } = services
  const { readPrizes, readTermsAhead } = parts
  const serve = (call: Call, name: string, read: Read) => {
    servePdf(app, services, { ...{ call, name, read }, print: parts.print })
  }

  serve(printScoreCards, 'score-cards', async (viewer, competition) => {
    requireClubAdmin(viewer, competition.clubId)
    const found = await readHead(services, competition.id)
    return readScoreCards(services, { competition, found, readTermsAhead })
  })

  serve(printStartSheet, 'start-sheet', async (viewer, competition) => {
    requireCompetitionReader(viewer, competition)
    const asked = { competitionId: competition.id, readerId: viewer.userId }
    const sheet = await parts.readStartSheet(db, asked)
    if (sheet.publishedAt === null) throw new AppError('no_start_sheet')
    const { head } = await readHead(services, competition.id)
    return toStartSheetPaper(sheet, head)
  })

  serve(printResults, 'results', async (viewer, competition) => {
    requireCompetitionReader(viewer, competition)
    const { head } = await readHead(services, competition.id)
    return readResults(services, { competition, head, readPrizes })
  })
}

type Read = (viewer: SignedIn, competition: CompetitionRow) => Promise<Paper>

function servePdf(
  app: FastifyInstance,
  { db, sessions }: Services,
  { call, name, read, print }: { call: Call; name: string; read: Read; print: PrintoutParts['print'] },
): void {
  app.get<{ Params: { competitionId: string } }>(
    call.path,
    {
      schema: { ...describeCall(call), params: call.params, produces: ['application/pdf'] },
      onRequest: async (request: FastifyRequest) => void (await requireSignedIn(sessions, request)),
    },
    async (request, reply) => {
      const viewer = await requireSignedIn(sessions, request)
      const competition = await findCompetition(db, request.params.competitionId)
      if (!competition) throw new AppError('not_found')
      const paper = await read(viewer, competition)
      const wanted = preferredLanguage(request.headers['accept-language'], paperLanguages)
      const language = paperLanguages.find((one) => one === wanted) ?? 'en'
      const pdf = await print({ paper, language })
      return reply
        .type('application/pdf')
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="${name}.pdf"`,
        })
        .send(pdf)
    },
  )
}

function toStartSheetPaper({ groups }: StartSheet, head: PaperHead): StartSheetPaper {
  return {
    ...{ kind: 'start_sheet', head },
    groups: groups.map(({ startsAt, hole, half, players }) => ({
      start: { startsAt, hole: `${hole}${half ?? ''}` },
      players: players.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()),
    })),
  }
}
