import type { FastifyInstance } from 'fastify'
import { auditRoutes } from './audit/audit.routes.ts'
import { addSeasonsAhead } from './db/seasons.ts'
import type { Services } from './deps.ts'
import { DueWork } from './due-work.ts'
import { healthRoutes } from './http/health.routes.ts'

const SEASONS_MS = 24 * 60 * 60_000

/** What the server says of itself and of what was done, and the partitions of its store. */
export function registerPlatformRoom(
  app: FastifyInstance,
  services: Services,
  { probe }: { probe: Parameters<typeof healthRoutes>[1] },
): void {
  healthRoutes(app, probe)
  auditRoutes(app, services)
  keepSeasonsAhead(app, services)
}

/** The store has a partition for the entries of the next season long before it begins. */
function keepSeasonsAhead(app: FastifyInstance, { pool, now }: Services): void {
  const run = () => addSeasonsAhead(pool, now())
  const looks = new DueWork({ run, everyMs: SEASONS_MS, what: 'the next season', log: app.log })
  looks.start()
  app.addHook('onClose', () => looks.stop())
}
