import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import type { Services } from '../platform/deps.ts'
import { bounceRoutes } from './mail/bounces/bounces.routes.ts'
import { fileTransport } from './mail/file-transport.ts'
import { givenUpMailRoutes } from './mail/given-up/given-up-mails.routes.ts'
import { MailSender } from './mail/mail-sender.ts'
import type { MailTransport } from './mail/mail-transport.ts'
import { smtpTransport } from './mail/smtp-transport.ts'
import { sweepOutbox } from './mail/sweep-outbox.ts'
import { wordNoticeMail } from './notices/notice-mail.ts'
import { noticeRoutes } from './notices/notices.routes.ts'
import { PushSender } from './notices/push/push-sender.ts'
import { pushRoutes } from './notices/push/push.routes.ts'
import { WebhookSender } from './webhooks/webhook-sender.ts'
import { webhookRoutes, type WebhookParts } from './webhooks/webhooks.routes.ts'
import type { WebhookRow } from './webhooks/webhooks.store.ts'

const SWEEP_MS = 60_000

/** What outbound asks of rooms above it. */
export type OutboundParts = WebhookParts & {
  /** Tells a club that one of its addresses is told nothing any more. */
  tellSwitchedOff: (tx: Transaction, webhook: WebhookRow) => Promise<void>
}

/** Mails, notices, pushes and webhooks: their calls, and what sends them. */
export function registerOutboundRoom(app: FastifyInstance, services: Services, parts: OutboundParts): void {
  webhookRoutes(app, services, parts)
  givenUpMailRoutes(app, services)
  bounceRoutes(app, services)
  noticeRoutes(app, services)
  pushRoutes(app, services)
  sendWhatWaits(app, services, parts)
  keepOutboxSwept(app, services)
}

/** Where a past is made up, of which nobody is to hear, nothing is sent. */
function sendWhatWaits(app: FastifyInstance, services: Services, { tellSwitchedOff }: OutboundParts): void {
  const { config, db, feed, now } = services
  const { log } = app
  const wordNotice = (notice: Parameters<typeof wordNoticeMail>[1]) => wordNoticeMail(services, notice)
  const mails = new MailSender({
    db,
    transport: openMailTransport(app, config),
    log,
    now,
    wordNotice,
    ...(config.mail.bounces ? { bouncesTo: config.mail.bounces.address } : {}),
  })
  const pushes = new PushSender({ db, config: config.push, log, now })
  const hooks = new WebhookSender({ db, config, log, now, tellSwitchedOff })
  feed.onChange(({ kind }) => {
    if (kind === 'mail') mails.wake()
    if (kind === 'notice') pushes.wake()
    if (kind === 'webhook') hooks.wake()
  })
  if (services.sendsMail !== false) {
    mails.start()
    hooks.start()
    if (config.push.isOn) pushes.start()
  }
  app.addHook('onClose', async () => void (await Promise.all([mails.stop(), pushes.stop(), hooks.stop()])))
}

/** Mails go to the configured mail server, or else into files. */
function openMailTransport(app: FastifyInstance, { mail, dataDir }: Config): MailTransport {
  return mail.smtpUrl === undefined
    ? fileTransport(dataDir, { from: mail.from, log: app.log })
    : smtpTransport(mail.smtpUrl, mail.from)
}

/** Where mails are files, those whose code has expired go within the minute. */
function keepOutboxSwept(app: FastifyInstance, { config, db, now }: Services): void {
  if (config.mail.smtpUrl !== undefined) return
  const timer = setInterval(() => {
    sweepOutbox(db, { dataDir: config.dataDir, now: now() }).catch((error: unknown) =>
      app.log.warn({ err: error }, 'expired mails not removed'),
    )
  }, SWEEP_MS)
  app.addHook('onClose', () => clearInterval(timer))
}
