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
import { rulesOfPlayRoutes } from './clubs/rules-of-play/rules-of-play.routes.ts'
import { competitionRoutes } from './competitions/competitions.routes.ts'
import { tellOfClosing } from './competitions/tell-of-closing.ts'
import type { ResultCommands } from './competitions/set-competition-status.ts'
import { courseRoutes } from './courses/courses.routes.ts'
import { waitingFor } from './db/client.ts'
import { StoreProbe } from './db/store-probe.ts'
import { WaitingTime } from './db/waiting-time.ts'
import type { Transaction } from './db/transaction.ts'
import type { Deps, InvitationCommands, Services } from './deps.ts'
import { prizeRoutes } from './leaderboard/prizes/prizes.routes.ts'
import { applyRulings, lockCards } from './card-rulings/apply-rulings.ts'
import { cardRulingRoutes } from './card-rulings/card-rulings.routes.ts'
import { cardsOutRoutes } from './competitions/cards-out.routes.ts'
import { handleErrors } from './http/handle-errors.ts'
import { cutSlowBodies } from './http/limits/body-clock.ts'
import { type Capacity, capacityOf, measureMachine } from './http/limits/capacity.ts'
import { limitConnections } from './http/limits/limit-connections.ts'
import { overloadOf, shedOverload } from './http/limits/overload.ts'
import { SharedPlaces, sharerOf } from './http/limits/shared-places.ts'
import { brokenRequest, refuseExpectations, refuseSocket } from './http/limits/refuse-socket.ts'
import { timeLimits } from './http/limits/time-limits.ts'
import { MOST_ADDRESS, readableAddress } from './http/readable-address.ts'
import { groupStreamRoutes } from './rounds/groups/group-stream.routes.ts'
import { groupRoutes } from './rounds/groups/groups.routes.ts'
import { handicapRoutes } from './handicap/handicap.routes.ts'
import { applyConditions } from './handicap/pcc/apply-conditions.ts'
import { handicapDeskRoutes } from './handicap/desk/handicap-desk.routes.ts'
import { playingConditionsRoutes } from './handicap/pcc/playing-conditions.routes.ts'
import { handicapReviewRoutes } from './handicap-review/handicap-review.routes.ts'
import { healthRoutes } from './http/health.routes.ts'
import { describeApi } from './http/describe-api.ts'
import { loggableAddress } from './http/loggable-address.ts'
import { keepSecurityLog } from './http/security-log.ts'
import { refuseForeignWrites } from './http/refuse-foreign-writes.ts'
import { refuseHiddenCharacters } from './http/refuse-hidden-characters.ts'
import { refuseOldPages } from './http/refuse-old-pages.ts'
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
import { kioskAdminRoutes } from './kiosk/kiosk-admin.routes.ts'
import { kioskRoutes } from './kiosk/kiosk.routes.ts'
import { requireKiosk } from './kiosk/require-kiosk.ts'
import { openBoard } from './leaderboard/board-source.ts'
import { makeResultSheet } from './leaderboard/result-sheet.ts'
import { leaderboardRoutes } from './leaderboard/leaderboard.routes.ts'
import { ChangeFeed } from './live/change-feed.ts'
import { readMissedCut } from './leaderboard/read-missed-cut.ts'
import { refuseAfterCut } from './leaderboard/refuse-after-cut.ts'
import { LeaderboardHub } from './live/leaderboard-hub.ts'
import { StreamPlaces } from './live/stream-places.ts'
import { fileTransport } from './mail/file-transport.ts'
import { MailSender } from './mail/mail-sender.ts'
import type { MailTransport } from './mail/mail-transport.ts'
import { sweepOutbox } from './mail/sweep-outbox.ts'
import { smtpTransport } from './mail/smtp-transport.ts'
import { matchCardRoutes } from './matches/cards/match-cards.routes.ts'
import { matchRoutes } from './matches/matches.routes.ts'
import { leaveClub, type FillPlaces } from './members/leave-club.ts'
import { entryRoutes } from './competitions/entries/entries.routes.ts'
import { moveUpReserves } from './competitions/entries/move-up-reserves.ts'
import { memberRoutes } from './members/members.routes.ts'
import { memberExportRoutes } from './member-export/member-export.routes.ts'
import { memberImportRoutes } from './member-import/member-import.routes.ts'
import type { UploadParts } from './member-import/receive-sheet.ts'
import { scoreImportRoutes } from './member-import/scores/score-import.routes.ts'
import { roundAdminRoutes } from './rounds/card-changes/round-admin.routes.ts'
import { handInAtKiosk } from './rounds/kiosk-cards/hand-in-at-kiosk.ts'
import { kioskCardRoutes } from './rounds/kiosk-cards/kiosk-cards.routes.ts'
import { previewCard } from './rounds/kiosk-cards/preview-card.ts'
import { lateScoreRoutes } from './rounds/late-scores/late-scores.routes.ts'
import { DueWork } from './due-work.ts'
import { paperRoutes } from './rounds/paper/paper.routes.ts'
import { PrintThreads } from './paper/print-threads.ts'
import { printoutRoutes } from './paper/printouts.routes.ts'
import { readPrizes } from './leaderboard/prizes/work-out-prizes.ts'
import { markerRoutes } from './rounds/marker/marker.routes.ts'
import { wordNoticeMail } from './notices/notice-mail.ts'
import { noticeRoutes } from './notices/notices.routes.ts'
import { countUnanswered } from './matches/reports/count-unanswered.ts'
import { remindOfMatches } from './matches/terms/remind-of-matches.ts'
import { remindOfStart } from './notices/remind-of-start.ts'
import { PushSender } from './notices/push/push-sender.ts'
import { pushRoutes } from './notices/push/push.routes.ts'
import { cutPictures } from './photos/cut-pictures.ts'
import { openDiskPhotoFiles } from './photos/disk-photo-files.ts'
import { crestRoutes } from './photos/crest.routes.ts'
import { bodyStream, drain, readBodiesAsStreams } from './photos/upload-body.ts'
import { inUploadPlace } from './photos/upload-place.ts'
import { photoBodies } from './photos/photo-bodies.ts'
import { photoRoutes } from './photos/photos.routes.ts'
import { openPrivacyFiles } from './privacy/privacy-files.ts'
import { privacyRoutes, type PrivacyParts } from './privacy/privacy.routes.ts'
import { postAgain } from './rounds/post-to-record.ts'
import type { RoundRow } from './rounds/rounds.store.ts'
import { roundRoutes } from './rounds/rounds.routes.ts'
import { teeRoutes } from './rounds/tees/tee.routes.ts'
import { readTermsAhead } from './rounds/tees/terms-ahead.ts'
import { scanReaders, type QueuedReader } from './scan/scan-readers.ts'
import { kioskReadingRoutes } from './scan/kiosk-reading.routes.ts'
import { scanRoutes } from './scan/scan.routes.ts'
import { readStartSheet } from './start-sheets/start-sheet-view.ts'
import { moverRoutes } from './season/movers/movers.routes.ts'
import { readSeasonTables } from './season/read-season-tables.ts'
import { championRoutes } from './season/champions.routes.ts'
import { seasonRoutes } from './season/season.routes.ts'
import { startSheetRoutes } from './start-sheets/start-sheets.routes.ts'
import { sharedBoardRoutes } from './sharing/shared-boards.routes.ts'
import { sharingRoutes } from './sharing/sharing.routes.ts'
import { teamRoutes } from './teams/teams.routes.ts'

const BODY_LIMIT = 64 * 1024
const HEARTBEAT_MS = 15_000
const SWEEP_MS = 60_000
const REMIND_MS = 5 * 60_000
const UNFINISHED_MS = 5 * 60_000

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
    await serveWebFiles(app, config)
    serveSiteFiles(app, { ready: webApp.ready, manifests: webApp.manifests, originOf })
  }
  if (config.hasApiDocs) await describeApi(app, { isHttps })

  cutSlowBodies(app, { isSignedIn: (request) => services.sessions.known(request) !== undefined, isHttps })
  const transport = openMailTransport(app, config)
  const wordNotice = (notice: Parameters<typeof wordNoticeMail>[1]) => wordNoticeMail(services, notice)
  const mails = new MailSender({ db, transport, log: app.log, now: deps.now, wordNotice })
  const pushes = new PushSender({ db, config: config.push, log: app.log, now: deps.now })
  await followChanges(app, services, { mails, pushes })
  if (deps.sendsMail !== false) startTelling(app, services, { mails, pushes })
  finishConditions(app, services)
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
    takeFilesOfMembers(slices, services)
    privacyRoutes(slices, services, {
      files: openPrivacyFiles(config.dataDir, photoFiles),
      ...leavingOf(services),
      confirmPassword: (input) => confirmPassword(services, input),
    })
    scanRoutes(slices, services, { readers: scan.readers, readFile: photoFiles.read })
    paperRoutes(slices, services, { read: photoFiles.read, cut: cutPictures })
    readPhotosAtKiosks(slices, services, scan.own)
    done()
  })
  return app
}

/** Lists of members and results come in as photos do: as streams, each in a place of its own. */
function takeFilesOfMembers(app: FastifyInstance, services: Services): void {
  const uploads: UploadParts = {
    ...{ accept: readBodiesAsStreams, stream: bodyStream, drain },
    inPlace: (who, receive) => inUploadPlace(services, who, receive),
  }
  memberImportRoutes(app, services, uploads)
  scoreImportRoutes(app, services, uploads)
}

function printOnPaper(app: FastifyInstance, services: Services): void {
  const threads = new PrintThreads({ log: app.log })
  app.addHook('onClose', () => threads.close())
  printoutRoutes(app, services, {
    print: (task) => threads.print(task),
    ...{ readPrizes, readStartSheet, readTermsAhead, readSeasonTables },
  })
}

function readPhotosAtKiosks(app: FastifyInstance, services: Services, reader: QueuedReader): void {
  kioskReadingRoutes(app, services, {
    reader,
    identify: (request) => requireKiosk(services, request),
    bodies: photoBodies(services),
    preview: (asked) => previewCard(services, asked),
  })
}

/** What goes out by itself: mails, pushes, the word on the evening before a competition, and on play that its date has closed. */
function startTelling(
  app: FastifyInstance,
  services: Services,
  { mails, pushes }: { mails: MailSender; pushes: PushSender },
): void {
  mails.start()
  if (services.config.push.isOn) pushes.start()
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

/** What a killed process left undone of a day's conditions reaches the records that are left. */
function finishConditions(app: FastifyInstance, services: Services): void {
  const run = async () => void (await applyConditions(services))
  const unfinished = new DueWork({ run, everyMs: UNFINISHED_MS, what: 'playing conditions', log: app.log })
  unfinished.start()
  app.addHook('onClose', () => unfinished.stop())
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
  shedOverload(app, {
    ...(services.overload ?? overloadOf)(capacity),
    waits: services.waits,
    sharerOf: (request) => sharerOf(request, services.sessions.remembered(request)),
  })
  refuseForeignWrites(app, { isHttps })
  requireOneHost(app)
  refuseOldPages(app)
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
    cut: { refuse: refuseAfterCut, readMissed: readMissedCut },
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
/** For slices that take people out of clubs and competitions: their places go to the reserve list. */
function leavingOf(services: Services): Pick<PrivacyParts, 'leaveClub' | 'fillPlaces'> {
  const fillPlaces = placesOf(services)
  return { fillPlaces, leaveClub: (tx, input) => leaveClub({ ...services, fillPlaces }, tx, input) }
}

/** What gives the places of who leaves to the reserve list, for slices that take people out of competitions. */
const placesOf =
  (services: Services): FillPlaces =>
  (tx, competition) =>
    moveUpReserves(services, tx, competition)

type Records = { postAgain: (tx: Transaction, round: RoundRow) => Promise<void> }

/** What closing play and making a result final do to cards and boards. */
function resultsOf(services: Services, records: Records): ResultCommands {
  return {
    lockCards,
    applyRulings: (tx, input) => applyRulings(services, tx, { ...input, ...records }),
    makeResultSheet: (tx, competition) => makeResultSheet(services, tx, competition),
  }
}

function sliceRoutes(app: FastifyInstance, services: Services): void {
  authRoutes(app, services)
  clubRoutes(app, services)
  clubStartRoutes(app, services)
  rulesOfPlayRoutes(app, services)
  memberRoutes(app, services, {
    requireFreshPassword: (input) => requireFreshPassword(services, input),
    fillPlaces: placesOf(services),
  })
  invitationRoutes(app, services)
  courseRoutes(app, services)
  const records: Records = { postAgain: (tx, round) => postAgain(services, tx, round) }
  competitionRoutes(app, services, resultsOf(services, records))
  entryRoutes(app, services)
  matchRoutes(app, services)
  prizeRoutes(app, services)
  matchCardRoutes(app, services)
  cardRulingRoutes(app, services, records)
  cardsOutRoutes(app, services)
  teamRoutes(app, services)
  startSheetRoutes(app, services)
  championRoutes(app, services)
  moverRoutes(app, services)
  seasonRoutes(app, services)
  roundRoutes(app, services)
  groupRoutes(app, services)
  groupStreamRoutes(app, services)
  roundAdminRoutes(app, services)
  lateScoreRoutes(app, services)
  markerRoutes(app, services)
  teeRoutes(app, services)
  kioskAdminRoutes(app, services)
  kioskRoutes(app, services, {
    preview: (asked) => previewCard(services, asked),
    handIn: (input) => handInAtKiosk(services, input),
  })
  kioskCardRoutes(app, services)
  leaderboardRoutes(app, services)
  sharingRoutes(app, services)
  sharedBoardRoutes(app, services)
  handicapRoutes(app, services)
  playingConditionsRoutes(app, services)
  handicapDeskRoutes(app, services)
  handicapReviewRoutes(app, services)
  memberExportRoutes(app, services)
  analyticsRoutes(app, services)
  auditRoutes(app, services)
  noticeRoutes(app, services)
  pushRoutes(app, services)
  printOnPaper(app, services)
}

/** What other commands and processes change reaches the boards and the kept sessions of this one. */
async function followChanges(
  app: FastifyInstance,
  { feed, hub, sessions }: Services,
  { mails, pushes }: { mails: MailSender; pushes: PushSender },
): Promise<void> {
  feed.onChange((change) => {
    switch (change.kind) {
      case 'board':
      case 'card':
      case 'competition':
        break // The hub and the streams of groups follow the feed themselves.
      case 'person':
        sessions.forget(change.userId)
        break
      case 'mail':
        mails.wake()
        break
      case 'notice':
        pushes.wake()
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
    await Promise.all([mails.stop(), pushes.stop()])
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
