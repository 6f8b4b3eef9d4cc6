import type { FastifyInstance } from 'fastify'
import type { Services } from '../deps.ts'
import { productVersion } from '../product-version.ts'
import type { FigureSources } from './figures.ts'

/** Loaded only where it is wanted: a club on a small box has no use for metrics. */
export async function showOperator(
  app: FastifyInstance,
  services: Services,
  parts: Pick<FigureSources, 'probe' | 'scans' | 'lastBackup'>,
): Promise<void> {
  const { operator } = services.config
  if (operator === undefined) return
  const { serveOperator } = await import('./serve-operator.ts')
  const own = { version: await productVersion(), startedAt: services.now(), log: app.log }
  await serveOperator(app, operator, { ...services, ...parts, ...own })
}
