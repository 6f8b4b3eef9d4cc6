import type { FastifyInstance } from 'fastify'
import { readFourBallScores } from '#contract/competition/teams.ts'
import type { Services } from '../platform/deps.ts'
import { serve } from '../platform/http/serve-call.ts'
import { readFourBall } from './four-ball-scores.ts'

export function fourBallRoutes(app: FastifyInstance, services: Services): void {
  serve(app, services.sessions, readFourBallScores, ({ viewer, params }) =>
    readFourBall(services, { viewer, ...params }),
  )
}
