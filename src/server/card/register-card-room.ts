import type { FastifyInstance } from 'fastify'
import type { Services } from '../platform/deps.ts'
import { roundAdminRoutes } from './card-changes/round-admin.routes.ts'
import { closedHoleRoutes } from './closed-holes/closed-holes.routes.ts'
import { deskCardRoutes } from './desk/desk-cards.routes.ts'
import { followClub } from './follow-club.ts'
import { groupStreamRoutes } from './groups/group-stream.routes.ts'
import { groupRoutes } from './groups/groups.routes.ts'
import { kioskAdminRoutes } from './kiosk/kiosk-admin.routes.ts'
import { kioskRoutes } from './kiosk/kiosk.routes.ts'
import { kioskCardRoutes } from './kiosk-cards/kiosk-cards.routes.ts'
import { lateScoreRoutes } from './late-scores/late-scores.routes.ts'
import { markerRoutes } from './marker/marker.routes.ts'
import type { PaperPhotos } from './paper/keep-paper-card.ts'
import { paperRoutes } from './paper/paper.routes.ts'
import { roundRoutes } from './rounds.routes.ts'
import { cardRulingRoutes } from './rulings/card-rulings.routes.ts'
import { teeRoutes } from './tees/tee.routes.ts'
import type { ReadStanding } from './term-corrections/correction-effect.ts'
import { termCorrectionRoutes } from './term-corrections/term-corrections.routes.ts'

/** What cards ask of rooms above them. */
export type CardParts = { readStanding: ReadStanding; photos: PaperPhotos }

/** Cards: played, marked, attested and handed in, by the club's desk, by groups and at kiosks, and what the committee changes about them. */
export function registerCardRoom(app: FastifyInstance, services: Services, parts: CardParts): void {
  followClub(services)
  cardRulingRoutes(app, services)
  deskCardRoutes(app, services)
  roundRoutes(app, services)
  groupRoutes(app, services)
  groupStreamRoutes(app, services)
  roundAdminRoutes(app, services)
  termCorrectionRoutes(app, services, parts)
  closedHoleRoutes(app, services, parts)
  lateScoreRoutes(app, services)
  markerRoutes(app, services)
  teeRoutes(app, services)
  kioskAdminRoutes(app, services)
  kioskRoutes(app, services)
  kioskCardRoutes(app, services)
  paperRoutes(app, services, parts.photos)
}
