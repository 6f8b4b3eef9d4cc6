import type Mail from 'nodemailer/lib/mailer'
import type { MailConfig } from '../config.ts'
import type { MailMessage } from './mail-transport.ts'

/** A message as nodemailer takes it; nodemailer encodes names and subject as headers need. */
export function toMailOptions(message: MailMessage, from: MailConfig['from']): Mail.Options {
  const domain = from.address.split('@')[1] ?? 'localhost'
  return {
    messageId: `<${message.id}@${domain}>`,
    from: { name: message.senderName, address: from.address },
    to: { name: '', address: message.to },
    subject: message.subject,
    text: message.text,
    html: message.html,
    // Out-of-office replies to a machine help nobody.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
