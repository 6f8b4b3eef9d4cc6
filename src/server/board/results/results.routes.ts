import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errorBody } from '#contract/platform/error-body.ts'
import { getResults, getResultsCsv } from '#contract/board/results.ts'
import { currentStatus, readCompetitionType } from '../../competition/competition.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { describeCall } from '../../platform/http/describe-api.ts'
import { requireCompetitionReader } from '../../platform/http/require.ts'
import { sendFile } from '../../platform/http/send-file.ts'
import { requireSignedIn } from '../../platform/http/serve-call.ts'
import { resultFileRoutes } from './result-file/result-file.routes.ts'
import { findResultHead } from './results.store.ts'
import { resultCsv, resultJson, type ResultHead } from '../live/result-text.ts'

type Asked = { Params: { competitionId: string } }

/** The result of a competition at addresses that stay, for programs that come with an access token. */
export function resultRoutes(app: FastifyInstance, services: Services): void {
  const { hub, sessions } = services
  const onRequest = async (request: FastifyRequest) => void (await requireSignedIn(sessions, request))
  resultFileRoutes(app, services)

  app.get<Asked>(
    getResults.path,
    {
      schema: {
        ...describeCall(getResults),
        params: getResults.params,
        response: { 200: getResults.reply, '4xx': errorBody },
      },
      onRequest,
    },
    async (request, reply) => {
      const competition = await readHead(services, request)
      const text = resultJson(await hub.snapshot(competition.id), competition)
      return sendFile(request, reply, { type: 'application/json', text, name: 'results.json' })
    },
  )

  app.get<Asked>(
    getResultsCsv.path,
    {
      schema: { ...describeCall(getResultsCsv), params: getResultsCsv.params, produces: ['text/csv'] },
      onRequest,
    },
    async (request, reply) => {
      const { id } = await readHead(services, request)
      const text = resultCsv(await hub.snapshot(id))
      return sendFile(request, reply, { type: 'text/csv', text, name: 'results.csv' })
    },
  )
}

/** Which competition it is, for whoever may read it; a knock-out has a bracket and no board. */
async function readHead(
  { db, sessions, now }: Services,
  request: FastifyRequest<Asked>,
): Promise<ResultHead> {
  const viewer = await requireSignedIn(sessions, request)
  const found = await findResultHead(db, request.params.competitionId)
  if (!found) throw new AppError('not_found')
  const { competition, courseName, timeZone, clubName } = found
  requireCompetitionReader(viewer, competition)
  const format = readCompetitionType(competition)
  if (format === 'matchplay')
    throw new AppError('not_found', { message: 'Match play has a bracket and no board.' })
  const status = currentStatus(competition, now())
  return {
    id: competition.id,
    name: competition.name,
    format,
    status,
    startsAt: competition.startDate.toISOString(),
    timeZone,
    course: courseName,
    club: clubName,
  }
}
