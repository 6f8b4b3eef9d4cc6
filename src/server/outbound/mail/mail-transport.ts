import type { RenderedMail } from './render-mail.ts'

export type MailMessage = RenderedMail & {
  /** Our own id. The Message-ID contains it, so that a receiver recognises a mail that was sent twice. */
  id: string
  kind: string
  to: string
  /** Where it comes back to; to the sender's address if absent. */
  returnTo?: string
}

/** Delivers mails: to an SMTP server (smtp-transport.ts) or into the outbox folder (file-transport.ts). */
export type MailTransport = {
  /** Resolves when the message was accepted; any error other than PermanentMailError means that a later try may succeed. */
  send: (message: MailMessage) => Promise<void>
}

/** This mail will never be accepted: there is no such mailbox, or the server refuses its content. */
export class PermanentMailError extends Error {
  override name = 'PermanentMailError'
  /** The mail server's answer, 500 to 599. */
  readonly status: number

  constructor(status: number, options: ErrorOptions) {
    super(`the mail server answered ${status}`, options)
    this.status = status
  }
}

/** This mail was not taken, but may be later. What it says goes into the log: it names no address. */
export class MailNotTaken extends Error {
  override name = 'MailNotTaken'
}

/** The mail server cannot be reached, or takes none of our mails, so there is no point in trying the next one now. */
export class MailServerUnusable extends Error {
  override name = 'MailServerUnusable'
}
