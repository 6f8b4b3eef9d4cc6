import type { FastifyInstance } from 'fastify'
import type { UploadParts } from '../club/club.ts'
import type { Services } from '../platform/deps.ts'
import { DueWork } from '../platform/due-work.ts'
import { handicapDeskRoutes } from './desk/handicap-desk.routes.ts'
import { handicapRoutes } from './handicap.routes.ts'
import { moverRoutes } from './movers/movers.routes.ts'
import { followClub } from './follow-club.ts'
import { applyConditions } from './playing-conditions/apply-conditions.ts'
import { playingConditionsRoutes } from './playing-conditions/playing-conditions.routes.ts'
import { handicapReviewRoutes } from './review/handicap-review.routes.ts'
import { scoreImportRoutes } from './score-import/score-import.routes.ts'

const UNFINISHED_MS = 5 * 60_000

/** Handicap records: what their owners read, what the committee decides, and scores of before that a club brings as files. */
export function registerHandicapRoom(app: FastifyInstance, services: Services, uploads: UploadParts): void {
  followClub(services)
  handicapRoutes(app, services)
  playingConditionsRoutes(app, services)
  handicapDeskRoutes(app, services)
  handicapReviewRoutes(app, services)
  moverRoutes(app, services)
  scoreImportRoutes(app, services, uploads)
  finishConditions(app, services)
}

/** What a killed process left undone of a day's conditions reaches the records that are left. */
function finishConditions(app: FastifyInstance, services: Services): void {
  const run = async () => void (await applyConditions(services))
  const unfinished = new DueWork({ run, everyMs: UNFINISHED_MS, what: 'playing conditions', log: app.log })
  unfinished.start()
  app.addHook('onClose', () => unfinished.stop())
}
