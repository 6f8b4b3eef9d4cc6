import type { FastifyInstance } from 'fastify'
import { registerBoardRoom } from '../board/register-board-room.ts'
import { registerCardRoom } from '../card/register-card-room.ts'
import { registerClubRoom } from '../club/register-club-room.ts'
import { registerCompetitionRoom } from '../competition/register-competition-room.ts'
import { registerCourseRoom } from '../course/register-course-room.ts'
import { registerDataRoom } from '../data/register-data-room.ts'
import { lastBackup } from '../data/backup/last-backup.ts'
import { registerHandicapRoom } from '../handicap/register-handicap-room.ts'
import { admitTokens, findUserIdByEmail } from '../identity/identity.ts'
import { registerIdentityRoom } from '../identity/register-identity-room.ts'
import { registerMatchRoom } from '../match/register-match-room.ts'
import { registerMoneyRoom } from '../money/register-money-room.ts'
import { registerOutboundRoom } from '../outbound/register-outbound-room.ts'
import { openPhotos } from '../photo/open-photos.ts'
import { photoOrigins } from '../photo/photo.ts'
import { registerPhotoRoom } from '../photo/register-photo-room.ts'
import type { Deps } from '../platform/deps.ts'
import { answerWithoutRooms, refuseBeforeRoutes } from '../platform/http/before-routes.ts'
import { openProbe } from '../platform/http/health.routes.ts'
import { makeServer } from '../platform/http/make-server.ts'
import { keepSecurityLog } from '../platform/http/security-log.ts'
import { followChanges } from '../platform/live/follow-changes.ts'
import { showOperator } from '../platform/operator/show-operator.ts'
import { registerPlatformRoom } from '../platform/register-platform-room.ts'
import { registerPrintRoom } from '../print/register-print-room.ts'
import { handOvers } from './hand-overs.ts'
import { makeServices } from './make-services.ts'

/**
 * The whole server without a socket; main.ts listens, tests inject. Closing it ends its streams first. The order of
 * these lines is the order in which hooks run; closing undoes them last to first.
 */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config, db, pool } = deps
  const server = await makeServer(deps, { photoOrigins: photoOrigins(config) })
  const { app } = server
  const services = makeServices(server, deps)
  const { sessions } = services

  refuseBeforeRoutes(server, services)
  admitTokens(app, services)
  await answerWithoutRooms(server, services)
  await followChanges(app, services)
  keepSecurityLog(app, { ...deps, sessions, findUserId: (email) => findUserIdByEmail(db, email) })
  const photos = await openPhotos(app, deps)
  const probe = openProbe(app, pool)
  await showOperator(app, services, { probe, scans: photos.scan.own.queue, lastBackup })

  const given = handOvers(services, photos)
  await app.register((routes, _options, done) => {
    registerPlatformRoom(routes, services, { probe })
    registerOutboundRoom(routes, services, given.outbound)
    registerIdentityRoom(routes, services)
    registerClubRoom(routes, services, given.club)
    registerCourseRoom(routes, services, given.course)
    registerHandicapRoom(routes, services, given.handicap)
    registerCompetitionRoom(routes, services, given.competition)
    registerMoneyRoom(routes, services)
    registerMatchRoom(routes, services)
    registerCardRoom(routes, services, given.card)
    registerPhotoRoom(routes, services, photos)
    registerBoardRoom(routes, services)
    registerPrintRoom(routes, services)
    registerDataRoom(routes, services, photos)
    done()
  })
  return app
}
