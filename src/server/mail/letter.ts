import type Mail from 'nodemailer/lib/mailer'
import type { MailConfig } from '../config.ts'
import type { Parcel } from './carrier.ts'

/** A parcel as nodemailer writes it; names and subject are encoded by it as headers need. */
export function letterOf(parcel: Parcel, from: MailConfig['from']): Mail.Options {
  const domain = from.address.split('@')[1] ?? 'localhost'
  return {
    messageId: `<${parcel.id}@${domain}>`,
    from: { name: parcel.senderName, address: from.address },
    to: { name: '', address: parcel.to },
    subject: parcel.subject,
    text: parcel.text,
    html: parcel.html,
    // Out-of-office replies to machines help nobody.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
