import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { leaderboardEntry } from '#contract/board/leaderboard.ts'
import { getResultFile, resultFiles, type ResultFile } from '#contract/competition/result-file.ts'
import { isPlayOver } from '#golf/competition/competition.ts'
import { rankedBy } from '#golf/competition/ranked-by.ts'
import { resultTable, writtenResultTable } from '#contract/board/result-table.ts'
import {
  type CompetitionRow,
  currentStatus,
  findCompetition,
  readCompetitionType,
} from '../../../competition/competition.ts'
import type { Services } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { toCsvLine } from '../../../platform/http/csv-line.ts'
import { describeCall } from '../../../platform/http/describe-api.ts'
import { preferredLanguage } from '../../../platform/http/ready-pages.ts'
import { requireClubAdmin } from '../../../platform/http/require.ts'
import { requireSignedIn } from '../../../platform/http/serve-call.ts'
import { xlsxFile } from '../../../platform/http/xlsx-file.ts'
import { resultFileLanguages, resultFileWordsIn, type ResultFileWords } from './result-file-words.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

type Asked = { Params: { competitionId: string; file: string } }
type Format = keyof typeof types

const files: Readonly<Record<ResultFile, { isPublic: boolean; format: Format }>> = {
  club_xlsx: { isPublic: false, format: 'xlsx' },
  club_csv: { isPublic: false, format: 'csv' },
  public_xlsx: { isPublic: true, format: 'xlsx' },
  public_csv: { isPublic: true, format: 'csv' },
}

/** The result in the columns in which clubs write theirs, once play is over and nothing of it is hidden. */
export function resultFileRoutes(app: FastifyInstance, services: Services): void {
  const { params, path } = getResultFile
  app.get<Asked>(
    path,
    {
      schema: { ...describeCall(getResultFile), params, produces: Object.values(types) },
      onRequest: async (request: FastifyRequest) => void (await requireSignedIn(services.sessions, request)),
    },
    async (request, reply) => {
      const viewer = await requireSignedIn(services.sessions, request)
      const competition = await findCompetition(services.db, request.params.competitionId)
      if (!competition) throw new AppError('not_found')
      requireClubAdmin(viewer, competition.clubId)
      const file = resultFiles.find((one) => one === request.params.file)
      if (!file) throw new AppError('not_found')
      requireShown(services, competition)
      const wanted = preferredLanguage(request.headers['accept-language'], resultFileLanguages)
      const { isPublic, format } = files[file]
      const sent = await makeFile(services, competition, {
        isPublic,
        format,
        // Programs find a column by its name, which is the same for every reader.
        words: resultFileWordsIn(format === 'csv' ? 'en' : wanted),
      })
      return reply
        .type(types[format])
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="result-${isPublic ? 'public' : 'all-names'}.${format}"`,
        })
        .send(sent)
    },
  )
}

function requireShown({ now }: Services, competition: CompetitionRow): void {
  if (!isPlayOver(currentStatus(competition, now())))
    throw new AppError('not_completed', { message: 'The result can be saved when play is closed.' })
  if (competition.heldFrom !== null)
    throw new AppError('not_completed', {
      message: 'Holes of this result are hidden. Reveal the result, then save it.',
    })
}

type Wanted = { isPublic: boolean; words: ResultFileWords; format: Format }

/** That for everybody is made of what the public board shows: no handicaps, and no names that it hides. */
async function makeFile(
  { hub }: Services,
  competition: CompetitionRow,
  { isPublic, words, format }: Wanted,
): Promise<Readable> {
  const type = readCompetitionType(competition)
  if (type === 'matchplay')
    throw new AppError('not_found', { message: 'Match play has a bracket and no board.' })
  const { bytes } = await (isPublic ? hub.sharedSnapshot(competition.id) : hub.snapshot(competition.id))
  const board = z.parse(z.array(leaderboardEntry), JSON.parse(bytes.toString()))
  const reader = { unit: rankedBy[type], words }
  if (format === 'csv') {
    const { headings, rows } = resultTable(board, reader)
    return Readable.from([headings, ...rows].map(toCsvLine))
  }
  const { headings, rows } = writtenResultTable(board, reader)
  return xlsxFile({
    name: words.sheets[isPublic ? 'public' : 'club'],
    columns: headings.map((heading) => ({ heading, width: heading === words.player ? 30 : 14 })),
    rows: Readable.from(rows),
  })
}
