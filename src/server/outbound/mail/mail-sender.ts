import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { DueWork } from '../../platform/due-work.ts'
import type { MailContent, SentContent, WordedNotice } from '../../platform/db/tables/mail.ts'
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
import { renderMail } from './render-mail.ts'

const LOOK_AGAIN_MS = 10_000
const FIRST_WAIT_MS = 15_000
const LONGEST_WAIT_MS = 10 * 60_000

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

type Outcome = 'none_due' | 'done' | 'unusable'

/**
 * Sends what is in `mails`. A row is taken for some minutes while its mail is handed over, so that of several processes
 * one sends it, and that of a process that died is sent by another after them. No transaction is open meanwhile: the
 * store would end it when a mail server is slow, and the mail would go out again. Failures wait longer each time and end
 * at `giveUpAt`.
 */
export class MailSender {
  readonly #db: Database
  readonly #transport: MailTransport
  readonly #log: FastifyBaseLogger
  readonly #now: () => Date
  readonly #bouncesTo: string | undefined
  readonly #wordNotice: NonNullable<Options['wordNotice']>
  readonly #due: DueWork

  constructor(options: Options) {
    this.#wordNotice = options.wordNotice ?? (() => Promise.resolve(undefined))
    this.#bouncesTo = options.bouncesTo
    this.#db = options.db
    this.#transport = options.transport
    this.#log = options.log
    this.#now = options.now
    const run = () => this.sendDue()
    this.#due = new DueWork({ run, everyMs: LOOK_AGAIN_MS, what: 'mails', log: options.log })
  }

  start(): void {
    this.#due.start()
  }

  /** Looks for due mails soon, once it was started. */
  wake(): void {
    this.#due.wake()
  }

  stop(): Promise<void> {
    return this.#due.stop()
  }

  /** Sends until nothing is due or the mail server takes nothing. */
  async sendDue(): Promise<void> {
    let outcome: Outcome = 'done'
    while (outcome === 'done' && !this.#due.isStopped) outcome = await this.#sendNext()
  }

  async #sendNext(): Promise<Outcome> {
    const db = this.#db
    const now = this.#now()
    const until = new Date(now.getTime() + HELD_MS)
    const bounceToken = this.#bouncesTo === undefined ? null : newBounceToken()
    const mail = await takeDueMail(db, { now, until, bounceToken })
    if (!mail) return 'none_due'
    if (mail.content === null || mail.giveUpAt <= now) {
      await markGivenUp(db, mail, { now, failure: 'late' })
      this.#log.error(named(mail), 'mail given up: it could not be delivered in its time')
      return 'done'
    }
    const content = await this.#toSend(mail.language, mail.content)
    if (!content) {
      await markUnneeded(db, mail.id, now)
      return 'done'
    }
    const rendered = renderMail(mail.language, content, await findFace(db, content))
    try {
      const { id, kind, recipient: to } = mail
      await this.#transport.send({ ...rendered, ...this.#returnTo(mail), id, kind, to })
    } catch (error) {
      if (error instanceof PermanentMailError) {
        await markGivenUp(db, mail, { now, failure: 'refused', status: error.status })
        this.#log.error({ ...named(mail), reason: error.message }, 'mail refused, given up')
        return 'done'
      }
      await postpone(db, mail.id, nextTry(mail, now))
      this.#log.warn({ ...named(mail), reason: reasonOf(error) }, 'mail not sent yet, it is tried again')
      return error instanceof MailServerUnusable ? 'unusable' : 'done'
    }
    await markSent(db, mail.id, now)
    return 'done'
  }

  #returnTo({ bounceToken }: MailRow): { returnTo?: string } {
    if (this.#bouncesTo === undefined || bounceToken === null) return {}
    return { returnTo: bounceAddress(this.#bouncesTo, bounceToken) }
  }

  async #toSend(language: MailRow['language'], content: MailContent): Promise<SentContent | undefined> {
    return content.kind === 'notice' ? this.#wordNotice({ language, noticeId: content.noticeId }) : content
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

/** 15 s, 30 s, 1 min … 10 min; the last try is at the end of its time. */
function nextTry({ attempts, giveUpAt }: MailRow, now: Date): Date {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.min(attempts, 10), LONGEST_WAIT_MS)
  return new Date(Math.min(now.getTime() + wait, giveUpAt.getTime()))
}
