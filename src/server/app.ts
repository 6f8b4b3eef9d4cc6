import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { en } from 'zod/locales'
import { analyticsRoutes } from './analytics/analytics.routes.ts'
import { makeAccounts } from './auth/accounts.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { findUserIdByEmail } from './auth/auth.store.ts'
import { confirmPassword } from './auth/confirm-password.ts'
import { requireFreshPassword } from './auth/require-fresh-password.ts'
import { sessionLoader } from './auth/session/session-loader.ts'
import type { Config } from './config.ts'
import { clubRoutes } from './clubs/clubs.routes.ts'
import { clubStartRoutes } from './clubs/club-start.routes.ts'
import { competitionRoutes } from './competitions/competitions.routes.ts'
import { courseRoutes } from './courses/courses.routes.ts'
import { waitingFor } from './db/client.ts'
import { StoreProbe } from './db/store-probe.ts'
import { WaitingTime } from './db/waiting-time.ts'
import type { Deps, InvitationCommands, Services } from './deps.ts'
import { cardRulingRoutes } from './card-rulings/card-rulings.routes.ts'
import { cardsOutRoutes } from './competitions/cards-out.routes.ts'
import { handleErrors } from './http/handle-errors.ts'
import { cutSlowBodies } from './http/limits/body-clock.ts'
import { type Capacity, capacityOf, measureMachine } from './http/limits/capacity.ts'
import { limitConnections } from './http/limits/limit-connections.ts'
import { overloadLimits, shedOverload } from './http/limits/overload.ts'
import { SharedPlaces, sharerOf } from './http/limits/shared-places.ts'
import { brokenRequest, refuseExpectations, refuseSocket } from './http/limits/refuse-socket.ts'
import { timeLimits } from './http/limits/time-limits.ts'
import { MOST_ADDRESS, readableAddress } from './http/readable-address.ts'
import { handicapRoutes } from './handicap/handicap.routes.ts'
import { healthRoutes } from './http/health.routes.ts'
import { describeApi } from './http/describe-api.ts'
import { loggableAddress } from './http/loggable-address.ts'
import { keepSecurityLog } from './http/security-log.ts'
import { refuseForeignWrites } from './http/refuse-foreign-writes.ts'
import { refuseHiddenCharacters } from './http/refuse-hidden-characters.ts'
import { requireOneHost } from './http/require-one-host.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { makeOriginOf } from './http/request-origin.ts'
import { SessionReader } from './http/session.ts'
import { addSignedInCookie } from './http/signed-in-cookie.ts'
import { thisMachine } from './http/machine-addresses.ts'
import { serveSiteFiles } from './http/serve-site-files.ts'
import { readWebApp, sendPage, serveWebFiles } from './http/web-app.ts'
import { acceptAllInvitations, acceptInvitation } from './invitations/accept-invitation.ts'
import { invitationRoutes } from './invitations/invitations.routes.ts'
import { openBoard } from './leaderboard/board-source.ts'
import { leaderboardRoutes } from './leaderboard/leaderboard.routes.ts'
import { ChangeFeed } from './live/change-feed.ts'
import { LeaderboardHub } from './live/leaderboard-hub.ts'
import { StreamPlaces } from './live/stream-places.ts'
import { fileTransport } from './mail/file-transport.ts'
import { MailSender } from './mail/mail-sender.ts'
import type { MailTransport } from './mail/mail-transport.ts'
import { sweepOutbox } from './mail/sweep-outbox.ts'
import { smtpTransport } from './mail/smtp-transport.ts'
import { matchRoutes } from './matches/matches.routes.ts'
import { leaveClub } from './members/leave-club.ts'
import { memberRoutes } from './members/members.routes.ts'
import { roundAdminRoutes } from './rounds/card-changes/round-admin.routes.ts'
import { lateScoreRoutes } from './rounds/late-scores/late-scores.routes.ts'
import { openDiskPhotoFiles } from './photos/disk-photo-files.ts'
import { crestRoutes } from './photos/crest.routes.ts'
import { photoRoutes } from './photos/photos.routes.ts'
import { openPrivacyFiles } from './privacy/privacy-files.ts'
import { privacyRoutes } from './privacy/privacy.routes.ts'
import { roundRoutes } from './rounds/rounds.routes.ts'
import { teeRoutes } from './rounds/tees/tee.routes.ts'
import { scanReaders } from './scan/scan-readers.ts'
import { scanRoutes } from './scan/scan.routes.ts'
import { teamRoutes } from './teams/teams.routes.ts'

const BODY_LIMIT = 64 * 1024
const HEARTBEAT_MS = 15_000
const SWEEP_MS = 60_000

/** The whole server without a socket; main.ts listens, tests inject. Closing it ends its streams first. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config, db, pool } = deps
  z.config(en())
  const isHttps = config.publicUrl?.startsWith('https:') ?? false
  const capacity = capacityOf(measureMachine(), config.mostConnections)
  const app = makeServer(deps, { isHttps, capacity })

  const originOf = makeOriginOf(config, deps.machine ?? thisMachine)
  const webApp = await readWebApp(originOf)
  await addSecurityHeaders(app, { isHttps, scriptHashes: webApp?.scriptHashes ?? [] })
  await app.register(cookie)
  const services = makeServices(app, deps, capacity)
  refuseBeforeRoutes(app, services, { capacity, isHttps })
  handleErrors(app, (request, reply) => sendPage(webApp, request, reply))
  addSignedInCookie(app)
  if (webApp) {
    await serveWebFiles(app)
    serveSiteFiles(app, { ready: webApp.ready, manifests: webApp.manifests, originOf })
  }
  if (config.hasApiDocs) await describeApi(app, { isHttps })

  cutSlowBodies(app, { isSignedIn: (request) => services.sessions.known(request) !== undefined, isHttps })
  const transport = openMailTransport(app, config)
  const mails = new MailSender({ db, transport, log: app.log, now: deps.now })
  await followChanges(app, services, mails)
  if (deps.sendsMail !== false) mails.start()
  keepOutboxSwept(app, deps)
  keepSecurityLog(app, {
    ...deps,
    sessions: services.sessions,
    findUserId: (email) => findUserIdByEmail(db, email),
  })
  const photoFiles = await openDiskPhotoFiles(join(config.dataDir, 'photos'))

  const scan = scanReaders(config.scan, { log: app.log, threadFile: deps.scanThread })
  app.addHook('onClose', () => scan.close())

  const probe = new StoreProbe(pool)
  app.addHook('onClose', () => probe.close())

  await app.register((slices, _options, done) => {
    healthRoutes(slices, probe)
    sliceRoutes(slices, services)
    photoRoutes(slices, services, photoFiles)
    crestRoutes(slices, services)
    privacyRoutes(slices, services, {
      files: openPrivacyFiles(config.dataDir, photoFiles),
      leaveClub: (tx, input) => leaveClub(services, tx, input),
      confirmPassword: (input) => confirmPassword(services, input),
    })
    scanRoutes(slices, services, { readers: scan.readers, readFile: photoFiles.read })
    done()
  })
  return app
}

/** The server with the limits of everything that comes before a request: connections, time and size. */
function makeServer(deps: Deps, { isHttps, capacity }: { isHttps: boolean; capacity: Capacity }) {
  const { config } = deps
  const app = Fastify({
    ...timeLimits,
    // `handleErrors` says it in the contract's words.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => refuseSocket(socket, brokenRequest(error), { isHttps }),
    logger: logging(deps),
    trustProxy: trustedHops(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    // Longer parameters than ids have are for the contract's schemas to refuse.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MOST_ADDRESS },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  acceptEmptyJson(app)
  refuseExpectations(app.server, { isHttps })
  limitConnections(app.server, capacity, { isBehindProxy: config.trustProxy !== false, isHttps })
  return app
}

/** What no call has to look at itself: too much at once, other sites' writes, and requests that are not what they seem. */
function refuseBeforeRoutes(
  app: FastifyInstance,
  services: Services,
  { capacity, isHttps }: { capacity: Capacity; isHttps: boolean },
): void {
  const { ordinary, scores } = overloadLimits(capacity)
  shedOverload(app, {
    ...{ ordinary, scores },
    waits: services.waits,
    sharerOf: (request) => sharerOf(request, services.sessions.remembered(request)),
    // Tests share few cores with much else and must not depend on how late their process is; their bursts are one address.
    ...(services.config.environment === 'test'
      ? {
          measureLag: () => 0,
          ordinary: { ...ordinary, crowd: Infinity },
          scores: { ...scores, crowd: Infinity },
        }
      : {}),
  })
  refuseForeignWrites(app, { isHttps })
  requireOneHost(app)
  refuseHiddenCharacters(app)
}

/** What the log is told of requests: neither cookies nor the tokens in addresses. */
function logging({ config, logTo }: Deps) {
  return {
    level: config.logLevel,
    redact: ['req.headers.cookie', 'res.headers["set-cookie"]'],
    ...(logTo ? { stream: logTo } : {}),
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: loggableAddress(request.url, request.routeOptions.url),
        host: request.host,
        remoteAddress: request.ip,
      }),
    },
  }
}

/** The outside world together with the parts made from it. */
function makeServices(app: FastifyInstance, deps: Deps, capacity: Capacity): Services {
  const { config, db, pool } = deps
  const accounts = makeAccounts(config, db, { now: deps.now })
  const sessions = new SessionReader(sessionLoader(db, deps.now), {
    now: deps.now,
    isSecure: config.publicUrl?.startsWith('https:') ?? false,
  })
  const feed = new ChangeFeed(pool, { log: app.log, isAlone: config.databaseUrl === undefined })
  const hub = new LeaderboardHub({
    open: (competitionId) => openBoard(deps, competitionId),
    log: app.log,
  })
  const world = { ...deps, machine: deps.machine ?? thisMachine }
  const invitations: InvitationCommands = {
    accept: (tx, input) => acceptInvitation(world, tx, input),
    acceptAll: (tx, input) => acceptAllInvitations(world, tx, input),
  }
  return {
    ...{ ...world, accounts, sessions, feed, hub, invitations },
    streamPlaces: new StreamPlaces(capacity),
    uploadPlaces: new SharedPlaces(capacity.uploads),
    waits: { all: waitingFor(pool), scores: new WaitingTime() },
  }
}

/** Mails go to the configured mail server, or else into files. */
function openMailTransport(app: FastifyInstance, { mail, dataDir }: Config): MailTransport {
  return mail.smtpUrl === undefined
    ? fileTransport(dataDir, { from: mail.from, log: app.log })
    : smtpTransport(mail.smtpUrl, mail.from)
}

/** Where mails are files, those whose code has expired go within the minute. */
function keepOutboxSwept(app: FastifyInstance, { config, db, now }: Deps): void {
  if (config.mail.smtpUrl !== undefined) return
  const timer = setInterval(() => {
    sweepOutbox(db, { dataDir: config.dataDir, now: now() }).catch((error: unknown) =>
      app.log.warn({ err: error }, 'expired mails not removed'),
    )
  }, SWEEP_MS)
  app.addHook('onClose', () => clearInterval(timer))
}

/** The routes of the slices that need nothing but the services. */
function sliceRoutes(app: FastifyInstance, services: Services): void {
  authRoutes(app, services)
  clubRoutes(app, services)
  clubStartRoutes(app, services)
  memberRoutes(app, services, {
    requireFreshPassword: (input) => requireFreshPassword(services, input),
  })
  invitationRoutes(app, services)
  courseRoutes(app, services)
  competitionRoutes(app, services)
  matchRoutes(app, services)
  cardRulingRoutes(app, services)
  cardsOutRoutes(app, services)
  teamRoutes(app, services)
  roundRoutes(app, services)
  roundAdminRoutes(app, services)
  lateScoreRoutes(app, services)
  teeRoutes(app, services)
  leaderboardRoutes(app, services)
  handicapRoutes(app, services)
  analyticsRoutes(app, services)
  auditRoutes(app, services)
}

/** What other commands and processes change reaches the boards and the kept sessions of this one. */
async function followChanges(
  app: FastifyInstance,
  { feed, hub, sessions }: Services,
  mails: MailSender,
): Promise<void> {
  feed.onChange((change) => {
    switch (change.kind) {
      case 'board':
      case 'competition':
        break // The hub follows the feed itself.
      case 'person':
        sessions.forget(change.userId)
        break
      case 'mail':
        mails.wake()
        break
    }
  })
  feed.onLost(() => {
    sessions.hearsChanges(false)
  })
  feed.onGap(() => {
    sessions.hearsChanges(true)
  })
  hub.follow(feed)
  await feed.start()
  const heartbeat = setInterval(() => hub.heartbeat(Date.now()), HEARTBEAT_MS)
  app.addHook('preClose', () => hub.close())
  app.addHook('onClose', async () => {
    clearInterval(heartbeat)
    feed.stop()
    await mails.stop()
  })
}

/** A number of proxies means that many nearest addresses are ours; the next one is the client's. */
function trustedHops(
  trust: Config['trustProxy'],
): boolean | string[] | ((address: string, hop: number) => boolean) {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust
}

/** Some clients call a body JSON that is empty, as when they join a competition: an empty body is no body then. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body, done)
  })
}
