import type { FastifyInstance } from 'fastify'
import { remindOfStart, tellOfClosing } from '../competition/competition.ts'
import type { Services } from '../platform/deps.ts'
import { DueWork } from '../platform/due-work.ts'
import { matchCardRoutes } from './cards/match-cards.routes.ts'
import { matchRoutes } from './matches.routes.ts'
import { countUnanswered } from './reports/count-unanswered.ts'
import { remindOfMatches } from './terms/remind-of-matches.ts'

const REMIND_MS = 5 * 60_000

/** Matches, their cards, and what players are reminded of. */
export function registerMatchRoom(app: FastifyInstance, services: Services): void {
  matchRoutes(app, services)
  matchCardRoutes(app, services)
  if (services.sendsMail !== false) remind(app, services)
}

/**
 * The word on the evening before a competition, on play that its date has closed, and on matches: of all that is played, one after
 * the other.
 */
function remind(app: FastifyInstance, services: Services): void {
  const run = async () => {
    await remindOfStart(services)
    await tellOfClosing(services)
    await remindOfMatches(services)
    await countUnanswered(services)
  }
  const reminders = new DueWork({ run, everyMs: REMIND_MS, what: 'reminders', log: app.log })
  reminders.start()
  app.addHook('onClose', () => reminders.stop())
}
