import type { FastifyInstance } from 'fastify'
import type { Services } from '../platform/deps.ts'
import { analyticsRoutes } from './analytics/analytics.routes.ts'
import { clubStartRoutes } from './club-start.routes.ts'
import { clubRoutes } from './clubs.routes.ts'
import { invitationRoutes } from './invitations/invitations.routes.ts'
import { memberExportRoutes } from './member-export/member-export.routes.ts'
import { memberImportRoutes } from './member-import/member-import.routes.ts'
import { memberRoutes, type MemberParts } from './members/members.routes.ts'
import { rulesOfPlayRoutes } from './rules-of-play/rules-of-play.routes.ts'

/** What the club asks of rooms above it. */
export type ClubParts = MemberParts & { imports: Parameters<typeof memberImportRoutes>[2] }

/** Clubs, their members and lists of them, who is invited, and the club's figures. */
export function registerClubRoom(
  app: FastifyInstance,
  services: Services,
  { imports, leaveClub }: ClubParts,
): void {
  clubRoutes(app, services)
  clubStartRoutes(app, services)
  rulesOfPlayRoutes(app, services)
  memberRoutes(app, services, { leaveClub })
  invitationRoutes(app, services)
  memberImportRoutes(app, services, imports)
  memberExportRoutes(app, services)
  analyticsRoutes(app, services)
}
