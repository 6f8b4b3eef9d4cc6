import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { en } from 'zod/locales'
import { accessTokenLoader } from '../identity/access-tokens/access-token-loader.ts'
import { accessTokenRoutes } from '../identity/access-tokens/access-tokens.routes.ts'
import { admitTokens } from '../identity/access-tokens/admit-tokens.ts'
import { analyticsRoutes } from '../club/analytics/analytics.routes.ts'
import { makeAccounts } from '../identity/accounts.ts'
import { auditRoutes } from '../platform/audit/audit.routes.ts'
import { authRoutes } from '../identity/auth.routes.ts'
import { lastBackup } from '../data/backup/last-backup.ts'
import { productVersion } from '../platform/product-version.ts'
import { findUserIdByEmail } from '../identity/auth.store.ts'
import { RETURN_PATH } from '../identity/provider/provider.routes.ts'
import { SignInProvider } from '../identity/provider/sign-in-provider.ts'
import { requireFreshPassword } from '../identity/require-fresh-password.ts'
import { sessionLoader } from '../identity/session/session-loader.ts'
import type { Config } from '../platform/config.ts'
import { billingRoutes } from '../money/billing.routes.ts'
import { entryFeeRoutes } from '../money/entry-fees/entry-fees.routes.ts'
import { finishEntryFees } from '../money/entry-fees/finish-entry-fees.ts'
import { CardProcessor } from '../money/card-processor.ts'
import { repairSubscriptions } from '../money/repair-subscriptions.ts'
import { clubRoutes } from '../club/clubs.routes.ts'
import { clubStartRoutes } from '../club/club-start.routes.ts'
import { rulesOfPlayRoutes } from '../club/rules-of-play/rules-of-play.routes.ts'
import { competitionRoutes } from '../competition/competitions.routes.ts'
import { tellOfClosing } from '../competition/tell-of-closing.ts'
import type { ResultCommands } from '../competition/set-competition-status.ts'
import { courseRoutes } from '../course/courses.routes.ts'
import { waitingFor } from '../platform/db/client.ts'
import { StoreProbe } from '../platform/db/store-probe.ts'
import { WaitingTime } from '../platform/db/waiting-time.ts'
import type { Deps, InvitationCommands, Services } from '../platform/deps.ts'
import { prizeRoutes } from '../board/prizes/prizes.routes.ts'
import { applyRulings, lockCards } from '../card/rulings/apply-rulings.ts'
import { cardRulingRoutes } from '../card/rulings/card-rulings.routes.ts'
import { deskCardRoutes } from '../card/desk/desk-cards.routes.ts'
import { handleErrors } from '../platform/http/handle-errors.ts'
import { cutSlowBodies } from '../platform/http/load-shedding/body-clock.ts'
import { type Capacity, capacityOf, measureMachine } from '../platform/http/load-shedding/capacity.ts'
import { limitConnections } from '../platform/http/load-shedding/limit-connections.ts'
import { overloadOf, shedOverload } from '../platform/http/load-shedding/overload.ts'
import { SharedPlaces, sharerOf } from '../platform/http/load-shedding/shared-places.ts'
import {
  brokenRequest,
  refuseExpectations,
  refuseSocket,
} from '../platform/http/load-shedding/refuse-socket.ts'
import { timeLimits } from '../platform/http/load-shedding/time-limits.ts'
import { MOST_ADDRESS, readableAddress } from '../platform/http/readable-address.ts'
import { groupStreamRoutes } from '../card/groups/group-stream.routes.ts'
import { groupRoutes } from '../card/groups/groups.routes.ts'
import { fixtureRoutes } from '../competition/fixtures/fixtures.routes.ts'
import { handicapRoutes } from '../handicap/handicap.routes.ts'
import { applyConditions } from '../handicap/pcc/apply-conditions.ts'
import { handicapDeskRoutes } from '../handicap/desk/handicap-desk.routes.ts'
import { playingConditionsRoutes } from '../handicap/pcc/playing-conditions.routes.ts'
import { handicapReviewRoutes } from '../handicap/review/handicap-review.routes.ts'
import { healthRoutes } from '../platform/http/health.routes.ts'
import { HotServer } from '../platform/http/hot-server.ts'
import { describeApi } from '../platform/http/describe-api.ts'
import { loggableAddress } from '../platform/http/loggable-address.ts'
import { keepSecurityLog } from '../platform/http/security-log.ts'
import { refuseForeignWrites } from '../platform/http/refuse-foreign-writes.ts'
import { refuseHiddenCharacters } from '../platform/http/refuse-hidden-characters.ts'
import { refuseOldPages } from '../platform/http/refuse-old-pages.ts'
import { requireOneHost } from '../platform/http/require-one-host.ts'
import { addSecurityHeaders } from '../platform/http/security-headers.ts'
import { makeOriginOf } from '../platform/http/request-origin.ts'
import { SessionReader } from '../platform/http/session.ts'
import { addSignedInCookie } from '../platform/http/signed-in-cookie.ts'
import { thisMachine } from '../platform/http/machine-addresses.ts'
import { serveSiteFiles } from '../platform/http/serve-site-files.ts'
import { readWebApp, sendPage, serveWebFiles } from '../platform/http/web-app.ts'
import { acceptAllInvitations, acceptInvitation } from '../club/invitations/accept-invitation.ts'
import { deskHelperRoutes } from '../competition/desk-helpers/desk-helpers.routes.ts'
import type { ClubEvents } from '../club/club.ts'
import { joinByCode } from '../club/join-by-code.ts'
import { invitationRoutes } from '../club/invitations/invitations.routes.ts'
import { kioskAdminRoutes } from '../card/kiosk/kiosk-admin.routes.ts'
import { kioskRoutes } from '../card/kiosk/kiosk.routes.ts'
import { openBoard } from '../board/board-source.ts'
import { makeResultSheet } from '../board/result-sheet.ts'
import { leaderboardRoutes } from '../board/leaderboard.routes.ts'
import { ChangeFeed } from '../platform/live/change-feed.ts'
import { readMissedCut } from '../board/read-missed-cut.ts'
import { readStanding } from '../board/read-standing.ts'
import { refuseAfterCut } from '../board/refuse-after-cut.ts'
import { LeaderboardHub } from '../board/live/leaderboard-hub.ts'
import { StreamPlaces } from '../platform/live/stream-places.ts'
import { bounceRoutes } from '../outbound/mail/bounces/bounces.routes.ts'
import { fileTransport } from '../outbound/mail/file-transport.ts'
import { givenUpMailRoutes } from '../outbound/mail/given-up/given-up-mails.routes.ts'
import { MailSender } from '../outbound/mail/mail-sender.ts'
import type { MailTransport } from '../outbound/mail/mail-transport.ts'
import { sweepOutbox } from '../outbound/mail/sweep-outbox.ts'
import { smtpTransport } from '../outbound/mail/smtp-transport.ts'
import { matchCardRoutes } from '../match/cards/match-cards.routes.ts'
import { matchRoutes } from '../match/matches.routes.ts'
import { leaveClub } from '../card/leave-club.ts'
import { entryRoutes } from '../competition/entries/entries.routes.ts'
import { memberRoutes } from '../club/members/members.routes.ts'
import { memberExportRoutes } from '../club/member-export/member-export.routes.ts'
import { memberImportRoutes } from '../club/member-import/member-import.routes.ts'
import type { UploadParts } from '../club/member-import/receive-sheet.ts'
import { resultImportRoutes } from '../competition/result-import/result-import.routes.ts'
import { undoScores } from '../handicap/score-import/undo-scores.ts'
import { scoreImportRoutes } from '../handicap/score-import/score-import.routes.ts'
import { resultRoutes } from '../board/results/results.routes.ts'
import { roundAdminRoutes } from '../card/card-changes/round-admin.routes.ts'
import { closedHoleRoutes } from '../card/closed-holes/closed-holes.routes.ts'
import { termCorrectionRoutes } from '../card/term-corrections/term-corrections.routes.ts'
import { endOpenCards } from '../card/end-open-cards.ts'
import { kioskCardRoutes } from '../card/kiosk-cards/kiosk-cards.routes.ts'
import { lateScoreRoutes } from '../card/late-scores/late-scores.routes.ts'
import { addSeasonsAhead } from '../platform/db/seasons.ts'
import { RoomEvents } from '../platform/room-events.ts'
import { followClub as cardsFollowClub } from '../card/follow-club.ts'
import { followClub as competitionsFollowClub } from '../competition/follow-club.ts'
import { DueWork } from '../platform/due-work.ts'
import { loggedError } from '../platform/logged-error.ts'
import { learningRoutes } from '../photo/learning/learning.routes.ts'
import { paperRoutes } from '../card/paper/paper.routes.ts'
import { shareOfCores, shareOfMachine } from '../platform/processes/share-of-machine.ts'
import { PrintingProcess } from '../print/printing-process.ts'
import { printoutRoutes } from '../print/printouts.routes.ts'
import type { FigureSources } from '../platform/operator/figures.ts'
import { markerRoutes } from '../card/marker/marker.routes.ts'
import { wordNoticeMail } from '../outbound/notices/notice-mail.ts'
import { noticeRoutes } from '../outbound/notices/notices.routes.ts'
import { countUnanswered } from '../match/reports/count-unanswered.ts'
import { remindOfMatches } from '../match/terms/remind-of-matches.ts'
import { remindOfStart } from '../competition/remind-of-start.ts'
import { PushSender } from '../outbound/notices/push/push-sender.ts'
import { pushRoutes } from '../outbound/notices/push/push.routes.ts'
import { bucketOrigin } from '../photo/bucket/bucket.ts'
import { decodeAtOnce } from '../photo/clean-image.ts'
import { cutPictures } from '../photo/cut-pictures.ts'
import { crestRoutes } from '../photo/crest.routes.ts'
import { bodyStream, drain, readBodiesAsStreams } from '../photo/upload-body.ts'
import { inUploadPlace } from '../photo/upload-place.ts'
import { onlyOwn, OwnPlaces } from '../photo/own-places.ts'
import { photoRoutes, type OwnPhotos } from '../photo/photos.routes.ts'
import { openArchives, openPhotoFiles } from '../photo/open-photo-files.ts'
import { openPrivacyFiles } from '../data/privacy/privacy-files.ts'
import { privacyRoutes } from '../data/privacy/privacy.routes.ts'
import {
  lockCardsOfCompetition,
  lockCardsOfDays,
  postCardsOfCompetition,
  postCardsOfDays,
} from '../card/same-round/post-cards-again.ts'
import { memberMergeRoutes } from '../data/merges/member-merges.routes.ts'
import { roundRoutes } from '../card/rounds.routes.ts'
import { teeRoutes } from '../card/tees/tee.routes.ts'
import { scanReaders } from '../photo/scan/scan-readers.ts'
import { courseCardRoutes } from '../photo/scan/courses/course-card.routes.ts'
import { kioskReadingRoutes } from '../photo/scan/kiosk-reading.routes.ts'
import { scanRoutes } from '../photo/scan/scan.routes.ts'
import { moverRoutes } from '../handicap/movers/movers.routes.ts'
import { championRoutes } from '../competition/season/champions.routes.ts'
import { seasonRoutes } from '../competition/season/season.routes.ts'
import { startSheetRoutes } from '../competition/start-sheets/start-sheets.routes.ts'
import { sharedBoardRoutes } from '../board/sharing/shared-boards.routes.ts'
import { copyLinks } from '../board/sharing/share-board.ts'
import { sharingRoutes } from '../board/sharing/sharing.routes.ts'
import { ScoreClubs } from '../outbound/webhooks/score-clubs.ts'
import { tellSwitchedOff } from '../club/tell-switched-off.ts'
import { WebhookSender } from '../outbound/webhooks/webhook-sender.ts'
import { webhookRoutes } from '../outbound/webhooks/webhooks.routes.ts'
import { teamRoutes } from '../competition/teams/teams.routes.ts'

const BODY_LIMIT = 64 * 1024
const HEARTBEAT_MS = 15_000
const SWEEP_MS = 60_000
const REMIND_MS = 5 * 60_000
const SUBSCRIPTIONS_MS = 60 * 60_000
const UNFINISHED_MS = 5 * 60_000
const SEASONS_MS = 24 * 60 * 60_000

/** The whole server without a socket; main.ts listens, tests inject. Closing it ends its streams first. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config, db } = deps
  z.config(en())
  const isHttps = config.publicUrl?.startsWith('https:') ?? false
  const capacity = takeShare(config)
  const { app, hot } = makeServer(deps, { isHttps, capacity })

  const originOf = makeOriginOf(config, deps.machine ?? thisMachine)
  const webApp = await readWebApp(originOf)
  await traceCalls(app, deps)
  await addHeaders(app, config, { isHttps, scriptHashes: webApp?.scriptHashes ?? [] })
  const services = makeServices(app, deps, { capacity, hot })
  refuseBeforeRoutes(app, services, { capacity, isHttps })
  handleErrors(app, (request, reply) => sendPage(webApp, request, reply))
  addSignedInCookie(app)
  if (webApp) {
    await serveWebFiles(app, config)
    serveSiteFiles(app, { ready: webApp.ready, manifests: webApp.manifests, originOf })
  }
  await describeApi(app, { isHttps, isForEveryone: config.hasApiDocs, sessions: services.sessions })

  cutSlowBodies(app, { isSignedIn: (request) => services.sessions.known(request) !== undefined, isHttps })
  const senders = makeSenders(app, services)
  await followChanges(app, services, senders)
  if (deps.sendsMail !== false) startTelling(app, services, senders)
  finishConditions(app, services)
  keepOutboxSwept(app, deps)
  keepSeasonsAhead(app, deps)
  keepSecurityLog(app, {
    ...deps,
    sessions: services.sessions,
    findUserId: (email) => findUserIdByEmail(db, email),
  })
  const { files: photoFiles, own } = await openOwnPhotos(app, deps)

  const scan = scanReaders(config.scan, { log: app.log, processFile: deps.scanProcess })
  app.addHook('onClose', () => scan.close())
  const probe = openProbe(app, deps)
  await showOperator(app, services, { probe, scans: scan.own.queue })

  await app.register((routes, _options, done) => {
    healthRoutes(routes, probe)
    roomRoutes(routes, services)
    takePayments(routes, services)
    photoRoutes(routes, services, { files: photoFiles, own })
    crestRoutes(routes, services)
    takeFilesOfMembers(routes, services)
    privacyRoutes(
      routes,
      services,
      openPrivacyFiles(config.dataDir, { photos: photoFiles, archives: openArchives(config, own) }),
    )
    scanRoutes(routes, services, { readers: scan.readers, readFile: photoFiles.read })
    courseCardRoutes(routes, services, { own: scan.own, readFile: photoFiles.read })
    cutFromPhotos(routes, services, photoFiles)
    kioskReadingRoutes(routes, services, { reader: scan.own })
    done()
  })
  return app
}

/** Holes as they are written on a paper card, and cells that a club learns from. */
function cutFromPhotos(
  app: FastifyInstance,
  services: Services,
  { read }: Pick<OwnPhotos['files'], 'read'>,
): void {
  learningRoutes(app, services, { read })
  paperRoutes(app, services, { read, cut: cutPictures })
}

/** The photos of the settings: nothing is put there or taken away unless they are this store's. */
async function openOwnPhotos(app: FastifyInstance, { config, db, now }: Deps): Promise<OwnPhotos> {
  const files = await openPhotoFiles(config)
  const own = new OwnPlaces({ db, now, places: files.places, log: app.log })
  return { files: onlyOwn(files, own), own }
}

function openProbe(app: FastifyInstance, { pool }: Deps): StoreProbe {
  const probe = new StoreProbe(pool)
  app.addHook('onClose', () => probe.close())
  return probe
}

/** Loaded only where it is wanted: a club on a small box has no use for metrics. */
async function showOperator(
  app: FastifyInstance,
  services: Services,
  parts: Pick<FigureSources, 'probe' | 'scans'>,
): Promise<void> {
  const { operator } = services.config
  if (operator === undefined) return
  const { serveOperator } = await import('../platform/operator/serve-operator.ts')
  const own = { version: await productVersion(), startedAt: services.now(), log: app.log }
  await serveOperator(app, operator, { ...services, ...parts, ...own, lastBackup })
}

/** Before all other hooks, so that their statements are parts of their request. Loaded only where it is wanted. */
async function traceCalls(app: FastifyInstance, { config, pool }: Deps): Promise<void> {
  if (config.tracing === undefined) return
  const { openTracing } = await import('../platform/telemetry/open-tracing.ts')
  const tracing = openTracing(app, pool, {
    ...{ config: config.tracing, isBehindProxy: config.trustProxy !== false },
    version: await productVersion(),
  })
  app.addHook('onClose', () => tracing.close())
}

async function addHeaders(
  app: FastifyInstance,
  { bucket }: Config,
  headers: { isHttps: boolean; scriptHashes: readonly string[] },
): Promise<void> {
  await addSecurityHeaders(app, { ...headers, photoOrigins: bucket ? [bucketOrigin(bucket)] : [] })
  await app.register(cookie)
}

/** What this process may use of the machine, where others share it. */
function takeShare({ webProcesses, mostConnections }: Config): Capacity {
  decodeAtOnce(shareOfCores(availableParallelism(), webProcesses))
  return capacityOf(shareOfMachine(measureMachine(), webProcesses), mostConnections)
}

/** How clubs pay, how they are paid, and the looks at what a lost message left wrong. */
function takePayments(app: FastifyInstance, services: Services): void {
  const { payments } = services.config
  const processor = payments && new CardProcessor(payments)
  billingRoutes(app, services, processor)
  entryFeeRoutes(app, services, processor)
  if (!processor) return
  const run = () => repairSubscriptions({ ...services, log: app.log }, processor)
  const looks = new DueWork({ run, everyMs: SUBSCRIPTIONS_MS, what: 'subscriptions', log: app.log })
  looks.start()
  const finish = () => finishEntryFees({ ...services, log: app.log }, processor)
  const fees = new DueWork({ run: finish, everyMs: SWEEP_MS, what: 'entry fees', log: app.log })
  services.feed.onChange(({ kind }) => {
    if (kind === 'fees') fees.wake()
  })
  fees.start()
  app.addHook('onClose', async () => void (await Promise.all([looks.stop(), fees.stop()])))
}

/** Lists of members and results come in as photos do: as streams, each in a place of its own. */
function takeFilesOfMembers(app: FastifyInstance, services: Services): void {
  const uploads: UploadParts = {
    ...{ accept: readBodiesAsStreams, stream: bodyStream, drain },
    inPlace: (who, receive) => inUploadPlace(services, who, receive),
  }
  memberImportRoutes(app, services, {
    ...uploads,
    undoScores: (tx, input) => undoScores(services, tx, input),
  })
  scoreImportRoutes(app, services, uploads)
  resultImportRoutes(app, services, uploads)
}

function printOnPaper(app: FastifyInstance, services: Services): void {
  const printing = new PrintingProcess({ log: app.log })
  app.addHook('onClose', () => printing.close())
  printoutRoutes(app, services, { print: (task) => printing.print(task) })
}

type Senders = { mails: MailSender; pushes: PushSender; hooks: WebhookSender }

function makeSenders(app: FastifyInstance, services: Services): Senders {
  const { config, db, now } = services
  const wordNotice = (notice: Parameters<typeof wordNoticeMail>[1]) => wordNoticeMail(services, notice)
  return {
    mails: new MailSender({
      ...{ db, transport: openMailTransport(app, config), log: app.log, now, wordNotice },
      ...(config.mail.bounces ? { bouncesTo: config.mail.bounces.address } : {}),
    }),
    pushes: new PushSender({ db, config: config.push, log: app.log, now }),
    hooks: new WebhookSender({
      ...{ db, config, log: app.log, now },
      tellSwitchedOff: (tx, webhook) => tellSwitchedOff(services, tx, webhook),
    }),
  }
}

/** What goes out by itself: mails, pushes, the word on the evening before a competition, and on play that its date has closed. */
function startTelling(app: FastifyInstance, services: Services, { mails, pushes, hooks }: Senders): void {
  mails.start()
  hooks.start()
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
  const hot = new HotServer()
  const app = Fastify({
    ...timeLimits,
    serverFactory: hot.make,
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
  return { app, hot }
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
  admitTokens(app, services)
}

/** What the log is told of requests and faults: neither cookies, nor the tokens in addresses, nor the values of queries. */
function logging({ config, logTo }: Deps) {
  return {
    level: config.logLevel,
    redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
    ...(logTo ? { stream: logTo } : {}),
    serializers: {
      err: (error: unknown) => loggedError(error),
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
function makeServices(
  app: FastifyInstance,
  deps: Deps,
  { capacity, hot }: { capacity: Capacity; hot: HotServer },
): Services {
  const { config, db, pool } = deps
  const accounts = makeAccounts(config, db, { now: deps.now })
  const sessions = new SessionReader(sessionLoader(db, deps.now), {
    now: deps.now,
    isSecure: config.publicUrl?.startsWith('https:') ?? false,
    loadAccessToken: accessTokenLoader(db, deps.now),
  })
  const feed = new ChangeFeed(pool, { log: app.log, isAlone: config.databaseUrl === undefined })
  const hub = new LeaderboardHub({
    open: (competitionId) => openBoard(deps, competitionId),
    log: app.log,
  })
  const world = { ...deps, machine: deps.machine ?? thisMachine }
  const events = new RoomEvents<ClubEvents>()
  competitionsFollowClub({ events, feed, now: deps.now })
  cardsFollowClub({ ...world, events, feed })
  const invitations: InvitationCommands = {
    accept: (tx, input) => acceptInvitation({ ...world, events }, tx, input),
    acceptAll: (tx, input) => acceptAllInvitations({ ...world, events }, tx, input),
    joinByCode: (tx, input) => joinByCode(world, tx, input),
  }
  return {
    ...{ ...world, accounts, sessions, events, feed, hub, hot, invitations, provider: openProvider(deps) },
    cut: { refuse: refuseAfterCut, readMissed: readMissedCut },
    scoreClubs: new ScoreClubs(db, app.log),
    streamPlaces: new StreamPlaces(capacity),
    uploadPlaces: new SharedPlaces(capacity.uploads),
    waits: { all: waitingFor(pool), scores: new WaitingTime() },
  }
}

function openProvider({ config, now }: Deps): SignInProvider | undefined {
  const { provider, publicUrl } = config
  if (!provider || publicUrl === undefined) return undefined
  return new SignInProvider(provider, {
    returnAddress: `${publicUrl}${RETURN_PATH}`,
    now: () => now().getTime(),
  })
}

/** Mails go to the configured mail server, or else into files. */
function openMailTransport(app: FastifyInstance, { mail, dataDir }: Config): MailTransport {
  return mail.smtpUrl === undefined
    ? fileTransport(dataDir, { from: mail.from, log: app.log })
    : smtpTransport(mail.smtpUrl, mail.from)
}

/** The store has a partition for the entries of the next season long before it begins. */
function keepSeasonsAhead(app: FastifyInstance, { pool, now }: Deps): void {
  const run = () => addSeasonsAhead(pool, now())
  const looks = new DueWork({ run, everyMs: SEASONS_MS, what: 'the next season', log: app.log })
  looks.start()
  app.addHook('onClose', () => looks.stop())
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

/** What closing play and making a result final do to cards and boards. */
function resultsOf(services: Services): ResultCommands {
  return {
    lockCards,
    applyRulings: (tx, input) => applyRulings(services, tx, input),
    endCards: (tx, { viewer, ...cards }) => endOpenCards(services, tx, { ...cards, by: viewer }),
    makeResultSheet: (tx, competition) => makeResultSheet(services, tx, competition),
  }
}

/** What the commands of competitions do to cards, boards, records and links. */
function competitionCommandsOf(services: Services): Parameters<typeof competitionRoutes>[2] {
  return {
    results: resultsOf(services),
    copies: { copyLinks: (tx, input) => copyLinks(services, tx, input) },
    cards: {
      lockOfCompetition: lockCardsOfCompetition,
      postOfCompetition: (tx, id) => postCardsOfCompetition(services, tx, id),
    },
  }
}

/** What the committee changes about cards that are being played, or have been. */
function termRoutes(app: FastifyInstance, services: Services): void {
  const parts: Parameters<typeof termCorrectionRoutes>[2] = {
    readStanding: (tx, competitions) => readStanding(services, tx, competitions),
  }
  termCorrectionRoutes(app, services, parts)
  closedHoleRoutes(app, services, parts)
}

function mailRoutes(app: FastifyInstance, services: Services): void {
  givenUpMailRoutes(app, services)
  bounceRoutes(app, services)
}

/** Members, who is invited, and who helps at desks. */
function peopleRoutes(app: FastifyInstance, services: Services): void {
  memberRoutes(app, services, { leaveClub: (tx, input) => leaveClub(services, tx, input) })
  memberMergeRoutes(app, services)
  invitationRoutes(app, services)
  deskHelperRoutes(app, services)
}

/** The routes of the rooms that need nothing but the services. */
function roomRoutes(app: FastifyInstance, services: Services): void {
  authRoutes(app, services)
  clubRoutes(app, services)
  clubStartRoutes(app, services)
  rulesOfPlayRoutes(app, services)
  accessTokenRoutes(app, services)
  webhookRoutes(app, services, { requireFreshPassword: (input) => requireFreshPassword(services, input) })
  mailRoutes(app, services)
  peopleRoutes(app, services)
  courseRoutes(app, services, {
    lockOfDays: lockCardsOfDays,
    postOfDays: (tx, days) => postCardsOfDays(services, tx, days),
  })
  competitionRoutes(app, services, competitionCommandsOf(services))
  entryRoutes(app, services)
  matchRoutes(app, services)
  prizeRoutes(app, services)
  matchCardRoutes(app, services)
  cardRulingRoutes(app, services)
  deskCardRoutes(app, services)
  teamRoutes(app, services)
  startSheetRoutes(app, services)
  championRoutes(app, services)
  moverRoutes(app, services)
  seasonRoutes(app, services)
  roundRoutes(app, services)
  groupRoutes(app, services)
  groupStreamRoutes(app, services)
  roundAdminRoutes(app, services)
  termRoutes(app, services)
  lateScoreRoutes(app, services)
  markerRoutes(app, services)
  teeRoutes(app, services)
  kioskAdminRoutes(app, services)
  kioskRoutes(app, services)
  kioskCardRoutes(app, services)
  leaderboardRoutes(app, services)
  resultRoutes(app, services)
  fixtureRoutes(app, services)
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
  { feed, hub, sessions, scoreClubs }: Services,
  { mails, pushes, hooks }: Senders,
): Promise<void> {
  feed.onChange((change) => {
    switch (change.kind) {
      case 'board':
      case 'card':
      case 'competition':
        break // The hub and the streams of groups follow the feed themselves.
      case 'marked':
        break // What tells of differences follows the feed itself.
      case 'club':
        sessions.forget()
        break
      case 'person':
        sessions.forget(change.userId)
        break
      case 'mail':
        mails.wake()
        break
      case 'notice':
        pushes.wake()
        break
      case 'webhook':
        hooks.wake()
        break
      case 'webhooks':
        break // The clubs whose scores are told follow the feed themselves.
      case 'fees':
        break // What takes payments follows the feed itself, where there is something to pay.
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
  await scoreClubs.follow(feed)
  const heartbeat = setInterval(() => hub.heartbeat(Date.now()), HEARTBEAT_MS)
  app.addHook('preClose', () => hub.close())
  app.addHook('onClose', async () => {
    clearInterval(heartbeat)
    feed.stop()
    await Promise.all([mails.stop(), pushes.stop(), hooks.stop()])
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
