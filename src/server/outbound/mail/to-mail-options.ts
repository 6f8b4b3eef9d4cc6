import type Mail from 'nodemailer/lib/mailer'
import type { MailConfig } from '../outbound-settings.ts'
import type { MailMessage } from './mail-transport.ts'
import { CREST_CID } from './render-mail.ts'

/** A message as nodemailer takes it; nodemailer encodes names and subject as headers need. */
export function toMailOptions(message: MailMessage, from: MailConfig['from']): Mail.Options {
  const domain = from.address.split('@')[1] ?? 'localhost'
  return {
    messageId: `<${message.id}@${domain}>`,
    from: { name: message.senderName, address: from.address },
    to: { name: '', address: message.to },
    ...(message.returnTo === undefined ? {} : { envelope: { from: message.returnTo, to: message.to } }),
    subject: message.subject,
    text: message.text,
    html: message.html,
    ...(message.crest ? { attachments: [inlineCrest(message.crest)] } : {}),
    // The button of mail programs leads to the page (RFC 2369). One press alone switches nothing off: there are several kinds.
    ...(message.switchedOffAt === undefined ? {} : { list: { unsubscribe: message.switchedOffAt } }),
    // Out-of-office replies to a machine help nobody.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** In the mail itself: nothing is fetched when it is read, and programs that hold back pictures of the web show it. */
function inlineCrest(png: Buffer): Mail.Attachment {
  return {
    cid: CREST_CID,
    filename: 'crest.png',
    content: png,
    contentType: 'image/png',
    contentDisposition: 'inline',
  }
}
