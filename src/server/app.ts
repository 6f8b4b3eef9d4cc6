import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { en } from 'zod/locales'
import { accessTokenLoader } from './access-tokens/access-token-loader.ts'
import { accessTokenRoutes } from './access-tokens/access-tokens.routes.ts'
import { admitTokens } from './access-tokens/admit-tokens.ts'
import { analyticsRoutes } from './analytics/analytics.routes.ts'
import { makeAccounts } from './auth/accounts.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { lastBackup } from './backup/last-backup.ts'
import { productVersion } from './backup/product-version.ts'
import { findUserIdByEmail } from './auth/auth.store.ts'
import { confirmItIsThem } from './auth/confirm-it-is-them.ts'
import { RETURN_PATH } from './auth/provider/provider.routes.ts'
import { SignInProvider } from './auth/provider/sign-in-provider.ts'
import { requireFreshPassword } from './auth/require-fresh-password.ts'
import { sessionLoader } from './auth/session/session-loader.ts'
import type { Config } from './config.ts'
import { billingRoutes } from './billing/billing.routes.ts'
import { entryFeeRoutes } from './billing/entry-fees/entry-fees.routes.ts'
import { finishEntryFees } from './billing/entry-fees/finish-entry-fees.ts'
import { CardProcessor } from './billing/card-processor.ts'
import { repairSubscriptions } from './billing/repair-subscriptions.ts'
import { clubRoutes } from './clubs/clubs.routes.ts'
import { clubStartRoutes } from './clubs/club-start.routes.ts'
import { rulesOfPlayRoutes } from './clubs/rules-of-play/rules-of-play.routes.ts'
import { competitionRoutes } from './competitions/competitions.routes.ts'
import { tellOfClosing } from './competitions/tell-of-closing.ts'
import { setAllowance } from './competitions/editing/set-allowance.ts'
import { reopenResult, type ResultCommands } from './competitions/set-competition-status.ts'
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
import { fixtureRoutes } from './fixtures/fixtures.routes.ts'
import { handicapRoutes } from './handicap/handicap.routes.ts'
import { applyConditions } from './handicap/pcc/apply-conditions.ts'
import { handicapDeskRoutes } from './handicap/desk/handicap-desk.routes.ts'
import { playingConditionsRoutes } from './handicap/pcc/playing-conditions.routes.ts'
import { handicapReviewRoutes } from './handicap-review/handicap-review.routes.ts'
import { healthRoutes } from './http/health.routes.ts'
import { HotServer } from './http/hot-server.ts'
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
import { deskHelperRoutes, type DeskHelperParts } from './desk-helpers/desk-helpers.routes.ts'
import { inviteForDesk } from './invitations/invite-for-desk.ts'
import { invitationLink } from './invitations/mail-invitation.ts'
import { invitationRoutes } from './invitations/invitations.routes.ts'
import { kioskAdminRoutes } from './kiosk/kiosk-admin.routes.ts'
import { kioskRoutes } from './kiosk/kiosk.routes.ts'
import { requireKiosk } from './kiosk/require-kiosk.ts'
import { openBoard } from './leaderboard/board-source.ts'
import { makeResultSheet } from './leaderboard/result-sheet.ts'
import { leaderboardRoutes } from './leaderboard/leaderboard.routes.ts'
import { ChangeFeed } from './live/change-feed.ts'
import { readMissedCut } from './leaderboard/read-missed-cut.ts'
import { readStanding } from './leaderboard/read-standing.ts'
import { refuseAfterCut } from './leaderboard/refuse-after-cut.ts'
import { takeUpIndex } from './rounds/take-up-index.ts'
import { LeaderboardHub } from './live/leaderboard-hub.ts'
import { StreamPlaces } from './live/stream-places.ts'
import { bounceRoutes } from './mail/bounces/bounces.routes.ts'
import { fileTransport } from './mail/file-transport.ts'
import { givenUpMailRoutes } from './mail/given-up/given-up-mails.routes.ts'
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
import { resultImportRoutes } from './member-import/results/result-import.routes.ts'
import { scoreImportRoutes } from './member-import/scores/score-import.routes.ts'
import { resultRoutes } from './results/results.routes.ts'
import { roundAdminRoutes } from './rounds/card-changes/round-admin.routes.ts'
import type { CorrectionParts } from './rounds/term-corrections/correct-terms.ts'
import { closedHoleRoutes } from './rounds/closed-holes/closed-holes.routes.ts'
import { termCorrectionRoutes } from './rounds/term-corrections/term-corrections.routes.ts'
import { endOpenCards } from './rounds/end-open-cards.ts'
import { handInAtKiosk } from './rounds/kiosk-cards/hand-in-at-kiosk.ts'
import { kioskCardRoutes } from './rounds/kiosk-cards/kiosk-cards.routes.ts'
import { previewCard } from './rounds/kiosk-cards/preview-card.ts'
import { lateScoreRoutes } from './rounds/late-scores/late-scores.routes.ts'
import { addSeasonsAhead } from './db/seasons.ts'
import { DueWork } from './due-work.ts'
import { loggedError } from './logged-error.ts'
import { learningRoutes } from './learning/learning.routes.ts'
import { paperRoutes } from './rounds/paper/paper.routes.ts'
import { shareOfCores, shareOfMachine } from './processes/share-of-machine.ts'
import { PrintingProcess } from './paper/printing-process.ts'
import { printoutRoutes } from './paper/printouts.routes.ts'
import type { FigureSources } from './operator/figures.ts'
import { readPrizes } from './leaderboard/prizes/work-out-prizes.ts'
import { markerRoutes } from './rounds/marker/marker.routes.ts'
import { wordNoticeMail } from './notices/notice-mail.ts'
import { noticeRoutes } from './notices/notices.routes.ts'
import { countUnanswered } from './matches/reports/count-unanswered.ts'
import { remindOfMatches } from './matches/terms/remind-of-matches.ts'
import { remindOfStart } from './notices/remind-of-start.ts'
import { PushSender } from './notices/push/push-sender.ts'
import { pushRoutes } from './notices/push/push.routes.ts'
import { bucketOrigin } from './photos/bucket/bucket.ts'
import { decodeAtOnce } from './photos/clean-image.ts'
import { cutCells } from './photos/cut-cells.ts'
import { cutPictures } from './photos/cut-pictures.ts'
import { crestRoutes } from './photos/crest.routes.ts'
import { bodyStream, drain, readBodiesAsStreams } from './photos/upload-body.ts'
import { inUploadPlace } from './photos/upload-place.ts'
import { photoBodies } from './photos/photo-bodies.ts'
import { onlyOwn, OwnPlaces } from './photos/own-places.ts'
import { photoRoutes, type OwnPhotos } from './photos/photos.routes.ts'
import { openArchives, openPhotoFiles } from './open-photo-files.ts'
import { openPrivacyFiles } from './privacy/privacy-files.ts'
import { privacyRoutes, type PrivacyParts } from './privacy/privacy.routes.ts'
import {
  lockCardsOfCompetition,
  lockCardsOfDays,
  postCardsOfCompetition,
  postCardsOfDays,
} from './rounds/same-round/post-cards-again.ts'
import { idAfterMove } from './rounds/card-changes/move-card.ts'
import { postAgain } from './rounds/same-round/count-once.ts'
import { joinRound } from './rounds/same-round/join-round.ts'
import type { RoundRow } from './rounds/rounds.store.ts'
import { roundRoutes } from './rounds/rounds.routes.ts'
import { teeRoutes } from './rounds/tees/tee.routes.ts'
import { readTermsAhead } from './rounds/tees/terms-ahead.ts'
import { scanReaders, type QueuedReader } from './scan/scan-readers.ts'
import { courseCardRoutes } from './scan/courses/course-card.routes.ts'
import { kioskReadingRoutes } from './scan/kiosk-reading.routes.ts'
import { scanRoutes } from './scan/scan.routes.ts'
import { readStartSheet } from './start-sheets/start-sheet-view.ts'
import { moverRoutes } from './season/movers/movers.routes.ts'
import { readSeasonTables } from './season/read-season-tables.ts'
import { championRoutes } from './season/champions.routes.ts'
import { seasonRoutes } from './season/season.routes.ts'
import { startSheetRoutes } from './start-sheets/start-sheets.routes.ts'
import { sharedBoardRoutes } from './sharing/shared-boards.routes.ts'
import { copyLinks } from './sharing/share-board.ts'
import { sharingRoutes } from './sharing/sharing.routes.ts'
import { ScoreClubs } from './webhooks/score-clubs.ts'
import { tellSwitchedOff } from './webhooks/tell-switched-off.ts'
import { WebhookSender } from './webhooks/webhook-sender.ts'
import { webhookRoutes } from './webhooks/webhooks.routes.ts'
import { teamRoutes } from './teams/teams.routes.ts'

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

  await app.register((slices, _options, done) => {
    healthRoutes(slices, probe)
    sliceRoutes(slices, services)
    takePayments(slices, services)
    photoRoutes(slices, services, { files: photoFiles, own })
    crestRoutes(slices, services)
    takeFilesOfMembers(slices, services)
    privacyRoutes(slices, services, {
      files: openPrivacyFiles(config.dataDir, { photos: photoFiles, archives: openArchives(config, own) }),
      ...leavingOf(services),
      confirmItIsThem: (input) => confirmItIsThem(services, input),
    })
    scanRoutes(slices, services, { readers: scan.readers, readFile: photoFiles.read })
    courseCardRoutes(slices, services, { own: scan.own, readFile: photoFiles.read })
    cutFromPhotos(slices, services, photoFiles)
    readPhotosAtKiosks(slices, services, scan.own)
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
  learningRoutes(app, services, { read, cut: cutCells })
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
  const { serveOperator } = await import('./operator/serve-operator.ts')
  const own = { version: await productVersion(), startedAt: services.now(), log: app.log }
  await serveOperator(app, operator, { ...services, ...parts, ...own, lastBackup })
}

/** Before all other hooks, so that their statements are parts of their request. Loaded only where it is wanted. */
async function traceCalls(app: FastifyInstance, { config, pool }: Deps): Promise<void> {
  if (config.tracing === undefined) return
  const { openTracing } = await import('./tracing/open-tracing.ts')
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
  memberImportRoutes(app, services, uploads)
  scoreImportRoutes(app, services, uploads)
  resultImportRoutes(app, services, uploads)
}

function printOnPaper(app: FastifyInstance, services: Services): void {
  const printing = new PrintingProcess({ log: app.log })
  app.addHook('onClose', () => printing.close())
  printoutRoutes(app, services, {
    print: (task) => printing.print(task),
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
  const invitations: InvitationCommands = {
    accept: (tx, input) => acceptInvitation({ ...world, feed, takeUpIndex }, tx, input),
    acceptAll: (tx, input) => acceptAllInvitations({ ...world, feed, takeUpIndex }, tx, input),
  }
  return {
    ...{ ...world, accounts, sessions, feed, hub, hot, invitations, provider: openProvider(deps) },
    cut: { refuse: refuseAfterCut, readMissed: readMissedCut },
    takeUpIndex,
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
    endCards: (tx, { viewer, ...cards }) => endOpenCards(services, tx, { ...cards, by: viewer }),
    makeResultSheet: (tx, competition) => makeResultSheet(services, tx, competition),
  }
}

/** What the commands of competitions do to cards, boards, records and links. */
function competitionCommandsOf(
  services: Services,
  records: Records,
): Parameters<typeof competitionRoutes>[2] {
  return {
    results: resultsOf(services, records),
    copies: { copyLinks: (tx, input) => copyLinks(services, tx, input) },
    cards: {
      lockOfCompetition: lockCardsOfCompetition,
      postOfCompetition: (tx, id) => postCardsOfCompetition(services, tx, id),
    },
  }
}

/** What a correction of terms does to competitions and reads of their boards. */
function correctionPartsOf(services: Services, records: Records): CorrectionParts {
  const results = resultsOf(services, records)
  return {
    reopenResult: (tx, step) => reopenResult(services, tx, { ...step, results }),
    setAllowance: (tx, input) => setAllowance(services, tx, input),
    readStanding: (tx, competitions) => readStanding(services, tx, competitions),
  }
}

/** What the committee changes about cards that are being played, or have been. */
function termRoutes(app: FastifyInstance, services: Services, records: Records): void {
  const parts = correctionPartsOf(services, records)
  termCorrectionRoutes(app, services, parts)
  closedHoleRoutes(app, services, parts)
}

function mailRoutes(app: FastifyInstance, services: Services): void {
  givenUpMailRoutes(app, services)
  bounceRoutes(app, services)
}

/** Members, who is invited, and who helps at desks. */
function peopleRoutes(
  app: FastifyInstance,
  services: Services,
  parts: Pick<DeskHelperParts, 'requireFreshPassword'> & { records: Records },
): void {
  const join = (tx: Transaction, round: RoundRow) => joinRound(services, tx, round)
  memberRoutes(app, services, {
    requireFreshPassword: parts.requireFreshPassword,
    fillPlaces: placesOf(services),
    records: { ...parts.records, joinRound: join, idAfterMove },
  })
  invitationRoutes(app, services)
  deskHelperRoutes(app, services, {
    requireFreshPassword: parts.requireFreshPassword,
    inviteForDesk: (tx, input) => inviteForDesk(services, tx, input),
    linkOf: (invitation) => invitationLink(services, invitation),
  })
}

/** The routes of the slices that need nothing but the services. */
function sliceRoutes(app: FastifyInstance, services: Services): void {
  authRoutes(app, services)
  clubRoutes(app, services)
  clubStartRoutes(app, services)
  rulesOfPlayRoutes(app, services)
  const passwordAgain = {
    requireFreshPassword: (input: Parameters<typeof requireFreshPassword>[1]) =>
      requireFreshPassword(services, input),
  }
  accessTokenRoutes(app, services, passwordAgain)
  webhookRoutes(app, services, passwordAgain)
  mailRoutes(app, services)
  const records: Records = { postAgain: (tx, round) => postAgain(services, tx, round) }
  peopleRoutes(app, services, { ...passwordAgain, records })
  courseRoutes(app, services, {
    lockOfDays: lockCardsOfDays,
    postOfDays: (tx, days) => postCardsOfDays(services, tx, days),
  })
  competitionRoutes(app, services, competitionCommandsOf(services, records))
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
  termRoutes(app, services, records)
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
