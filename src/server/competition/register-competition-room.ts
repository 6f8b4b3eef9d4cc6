import type { FastifyInstance } from 'fastify'
import type { UploadParts } from '../club/club.ts'
import type { Services } from '../platform/deps.ts'
import { competitionRoutes } from './competitions.routes.ts'
import { deskHelperRoutes } from './desk-helpers/desk-helpers.routes.ts'
import { entryRoutes } from './entries/entries.routes.ts'
import { fixtureRoutes } from './fixtures/fixtures.routes.ts'
import { followClub } from './follow-club.ts'
import { resultImportRoutes } from './result-import/result-import.routes.ts'
import { championRoutes } from './season/champions.routes.ts'
import { seasonRoutes } from './season/season.routes.ts'
import { startSheetRoutes } from './start-sheets/start-sheets.routes.ts'
import { teamRoutes } from './teams/teams.routes.ts'

/** What competitions ask of rooms above them. */
export type CompetitionParts = {
  commands: Parameters<typeof competitionRoutes>[2]
  uploads: UploadParts
}

/** Competitions, who is entered and starts when, who helps at their desks, and what a season makes of them. */
export function registerCompetitionRoom(
  app: FastifyInstance,
  services: Services,
  { commands, uploads }: CompetitionParts,
): void {
  followClub(services)
  competitionRoutes(app, services, commands)
  entryRoutes(app, services)
  deskHelperRoutes(app, services)
  teamRoutes(app, services)
  startSheetRoutes(app, services)
  championRoutes(app, services)
  seasonRoutes(app, services)
  fixtureRoutes(app, services)
  resultImportRoutes(app, services, uploads)
}
