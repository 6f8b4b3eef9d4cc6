import type { FastifyInstance } from 'fastify'
import type { Services } from '../platform/deps.ts'
import { PrintingProcess } from './printing-process.ts'
import { printoutRoutes } from './printouts.routes.ts'

/** Score cards, start sheets and results on paper, and the process that makes them. */
export function registerPrintRoom(app: FastifyInstance, services: Services): void {
  const printing = new PrintingProcess({ log: app.log })
  app.addHook('onClose', () => printing.close())
  printoutRoutes(app, services, { print: (task) => printing.print(task) })
}
