import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import type { SentContent, WordedNotice } from '../../platform/db/tables/mail.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import { bounceAddress, newBounceToken } from './bounces/bounce-address.ts'
import { MailNotTaken, MailServerUnusable, PermanentMailError, type MailTransport } from './mail-transport.ts'
import {
  findMailFace,
  markGivenUp,
  markSent,
  markUnneeded,
  postpone,
  takeDueMail,
  type MailRow,
} from './mail.store.ts'
import { type Failure, type Lease, OutboundQueue } from '../queue.ts'
import { renderMail } from './render-mail.ts'

const LOOK_AGAIN_MS = 10_000

/** Longer than any conversation with a mail server lasts (smtp-transport.ts). */
const HELD_MS = 3 * 60_000

type Options = {
  db: Database
  transport: MailTransport
  log: FastifyBaseLogger
  now: () => Date
  /** The address to which mails come back, each with a token of its own; to the sender's address if absent. */
  bouncesTo?: string
  /** What a notice says now; undefined when nobody needs its mail any more. */
  wordNotice?: (notice: Pick<MailRow, 'language'> & { noticeId: string }) => Promise<WordedNotice | undefined>
}

/** Sends what is in `mails`, one after the other, until the mail server takes nothing. */
export class MailSender extends OutboundQueue<MailRow, object> {
  readonly #options: Options

  constructor(options: Options) {
    super({
      what: 'mails',
      log: options.log,
      now: options.now,
      everyMs: LOOK_AGAIN_MS,
      heldMs: HELD_MS,
      lanes: 1,
      most: 1,
      ofEach: 1,
      isInOrder: true,
      isUnwanted: ({ content }) => content === null,
    })
    this.#options = options
  }

  protected async take({ now, until }: Lease): Promise<readonly MailRow[]> {
    const { db, bouncesTo } = this.#options
    const bounceToken = bouncesTo === undefined ? null : newBounceToken()
    const mail = await takeDueMail(db, { now, until, bounceToken })
    return mail ? [mail] : []
  }

  protected open(): Promise<object> {
    return Promise.resolve({})
  }

  protected async giveUp(mail: MailRow, _context: object, now: Date): Promise<void> {
    const { db, log } = this.#options
    await markGivenUp(db, mail, { now, failure: 'late' })
    log.error(named(mail), 'mail given up: it could not be delivered in its time')
  }

  protected async deliver(mail: MailRow): Promise<Failure | undefined> {
    const { db, transport, log } = this.#options
    const now = this.#options.now()
    const content = await this.#toSend(mail)
    if (!content) {
      await markUnneeded(db, mail.id, now)
      return undefined
    }
    const rendered = renderMail(mail.language, content, await findFace(db, content))
    try {
      const { id, kind, recipient: to } = mail
      await transport.send({ ...rendered, ...this.#returnTo(mail), id, kind, to })
    } catch (error) {
      if (!(error instanceof PermanentMailError))
        return { at: now, said: { reason: reasonOf(error) }, isForAll: error instanceof MailServerUnusable }
      await markGivenUp(db, mail, { now, failure: 'refused', status: error.status })
      log.error({ ...named(mail), reason: error.message }, 'mail refused, given up')
      return undefined
    }
    await markSent(db, mail.id, now)
    return undefined
  }

  protected async postpone(
    mail: MailRow,
    _context: object,
    { nextTryAt, said }: Failure & { nextTryAt: Date },
  ): Promise<void> {
    const { db, log } = this.#options
    await postpone(db, mail.id, nextTryAt)
    log.warn({ ...named(mail), ...said }, 'mail not sent yet, it is tried again')
  }

  #returnTo({ bounceToken }: MailRow): { returnTo?: string } {
    const { bouncesTo } = this.#options
    if (bouncesTo === undefined || bounceToken === null) return {}
    return { returnTo: bounceAddress(bouncesTo, bounceToken) }
  }

  async #toSend({ language, content }: MailRow): Promise<SentContent | undefined> {
    if (content?.kind !== 'notice') return content ?? undefined
    return this.#options.wordNotice?.({ language, noticeId: content.noticeId })
  }
}

async function findFace(db: Queryable, content: SentContent) {
  return 'clubId' in content && content.clubId !== undefined ? findMailFace(db, content.clubId) : undefined
}

/** What the log may say of a mail: neither the address nor what is in it. */
function named({ id, kind, attempts }: MailRow) {
  return { mail: id, kind, attempt: attempts + 1 }
}

/** Other errors may quote what they are about. */
function reasonOf(error: unknown): string {
  const isForLog = error instanceof MailServerUnusable || error instanceof MailNotTaken
  return isForLog ? error.message : 'it was not taken this time'
}
