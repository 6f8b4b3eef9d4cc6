import type { FastifyInstance } from 'fastify'
import type { Call } from '#contract/platform/call.ts'
import { competitionParams } from '#contract/competition/competitions.ts'
import { printResults, printScoreCards, printSeason, printStartSheet } from '#contract/print/printouts.ts'
import type { StartSheet } from '#contract/competition/start-sheet.ts'
import {
  type CompetitionRow,
  findCompetition,
  readSeasonTables,
  readStartSheet,
} from '../competition/competition.ts'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { requireClubAdmin, requireCompetitionReader, requireMember } from '../platform/http/require.ts'
import type { SignedIn } from '../platform/http/session.ts'
import type { Paper, PaperHead, StartSheetPaper } from './documents/papers.ts'
import { readClubHead, readHead } from './read-head.ts'
import { readResults } from './read-results.ts'
import { readScoreCards } from './read-score-cards.ts'
import { servePdf, type Print } from './serve-pdf.ts'

/** Score cards, the start sheet, the results and the tables of a season as PDFs, which `print` makes. */
export function printoutRoutes(app: FastifyInstance, services: Services, { print }: { print: Print }): void {
  const { db } = services
  const serve = (
    call: Call<typeof competitionParams>,
    name: string,
    read: (viewer: SignedIn, competition: CompetitionRow) => Promise<Paper>,
  ) => {
    servePdf(app, services, {
      call,
      name,
      print,
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
    return readScoreCards(services, { competition, found })
  })

  serve(printStartSheet, 'start-sheet', async (viewer, competition) => {
    requireCompetitionReader(viewer, competition)
    const asked = { competitionId: competition.id, readerId: viewer.userId }
    const sheet = await readStartSheet(db, asked)
    if (sheet.publishedAt === null) throw new AppError('no_start_sheet')
    const { head } = await readHead(services, competition.id)
    return toStartSheetPaper(sheet, head)
  })

  serve(printResults, 'results', async (viewer, competition) => {
    requireCompetitionReader(viewer, competition)
    const { head } = await readHead(services, competition.id)
    return readResults(services, { competition, head })
  })

  servePdf(app, services, {
    call: printSeason,
    name: 'season',
    print,
    read: async (viewer, params) => {
      requireMember(viewer, params.clubId)
      const tables = await readSeasonTables(services, { viewer, ...params })
      const head = await readClubHead(services, { clubId: params.clubId, title: tables.title })
      return { kind: 'season', head, tables }
    },
  })
}

function toStartSheetPaper({ groups }: StartSheet, head: PaperHead): StartSheetPaper {
  return {
    kind: 'start_sheet',
    head,
    groups: groups.map(({ startsAt, hole, half, players }) => ({
      start: { startsAt, hole: `${hole}${half ?? ''}` },
      players: players.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()),
    })),
  }
}
