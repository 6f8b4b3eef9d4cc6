import type { FastifyInstance } from 'fastify'
import type { Call } from '#contract/platform/call.ts'
import { competitionParams } from '#contract/competition/competitions.ts'
import { printResults, printScoreCards, printSeason, printStartSheet } from '#contract/print/printouts.ts'
import type { StartSheet } from '#contract/competition/start-sheet.ts'
import { type CompetitionRow, findCompetition } from '../competition/competition.ts'
import type { Queryable } from '../platform/db/transaction.ts'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { requireClubAdmin, requireCompetitionReader, requireMember } from '../platform/http/require.ts'
import type { SignedIn } from '../platform/http/session.ts'
import type { Paper, PaperHead, SeasonTables, StartSheetPaper } from './documents/papers.ts'
import { readClubHead, readHead } from './read-head.ts'
import { readResults, type ReadPrizes } from './read-results.ts'
import { readScoreCards, type ReadTermsAhead } from './read-score-cards.ts'
import { servePdf, type Print } from './serve-pdf.ts'

/** What other rooms read for paper, and what makes a PDF of it. */
export type PrintoutParts = {
  print: Print
  readTermsAhead: ReadTermsAhead
  readPrizes: ReadPrizes
  readStartSheet: (db: Queryable, input: { competitionId: string; readerId: string }) => Promise<StartSheet>
  readSeasonTables: (services: Services, asked: AskedSeason) => Promise<SeasonTables>
}

type AskedSeason = { viewer: SignedIn; clubId: string; seasonId: string }

/** Score cards, the start sheet, the results and the tables of a season as PDFs. */
export function printoutRoutes(app: FastifyInstance, services: Services, parts: PrintoutParts): void {
  const { db } = services
  const { readPrizes, readTermsAhead } = parts
  const serve = (
    call: Call<typeof competitionParams>,
    name: string,
    read: (viewer: SignedIn, competition: CompetitionRow) => Promise<Paper>,
  ) => {
    servePdf(app, services, {
      ...{ call, name, print: parts.print },
      read: async (viewer, { competitionId }) => {
        const competition = await findCompetition(db, competitionId)
        if (!competition) throw new AppError('not_found')
        return read(viewer, competition)
      },
    })
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

  servePdf(app, services, {
    ...{ call: printSeason, name: 'season', print: parts.print },
    read: async (viewer, params) => {
      requireMember(viewer, params.clubId)
      const tables = await parts.readSeasonTables(services, { viewer, ...params })
      const head = await readClubHead(services, { clubId: params.clubId, title: tables.title })
      return { kind: 'season', head, tables }
    },
  })
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
