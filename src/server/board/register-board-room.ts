import type { FastifyInstance } from 'fastify'
import type { Services } from '../platform/deps.ts'
import { leaderboardRoutes } from './leaderboard.routes.ts'
import { prizeRoutes } from './prizes/prizes.routes.ts'
import { resultRoutes } from './results/results.routes.ts'
import { sharedBoardRoutes } from './sharing/shared-boards.routes.ts'
import { sharingRoutes } from './sharing/sharing.routes.ts'

/** Boards and their streams, prizes and results, and the links that show a board to strangers. */
export function registerBoardRoom(app: FastifyInstance, services: Services): void {
  prizeRoutes(app, services)
  leaderboardRoutes(app, services)
  resultRoutes(app, services)
  sharingRoutes(app, services)
  sharedBoardRoutes(app, services)
}
