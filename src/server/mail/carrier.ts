import type { RenderedMail } from './render-mail.ts'

export type Parcel = RenderedMail & {
  /** Ours; the Message-ID is made of it, so that a mail handed over twice can be told by its receiver. */
  id: string
  kind: string
  to: string
}

/** What takes mails away: an SMTP server, or the outbox folder. */
export type Carrier = { carry: (parcel: Parcel) => Promise<void> }

/** The carrier will not take this mail, today or tomorrow: no such mailbox, or it refuses the message itself. */
export class RefusedForGood extends Error {
  override name = 'RefusedForGood'
}

/** Nobody can be reached, so no other mail will go either. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}
