import type { MailLanguage, WordedNotice } from '../../platform/db/tables/mail.ts'
import type { MailWords } from './mail-words.ts'

/** The mail of a notice: its own sentences, and how such mails are switched off. */
export const noticeMailWords: Record<MailLanguage, (content: WordedNotice) => MailWords> = {
  en: ({ clubName, title, text, link, settings }) => ({
    subject: title,
    paragraphs: [text],
    link: { label: 'Open Scoreclub', address: link },
    reason: `You are receiving this e-mail because you play at ${clubName} and none of your devices gets notices. In your profile, under Notices, you can switch these e-mails off, kind by kind: ${settings}`,
  }),
  es: ({ clubName, title, text, link, settings }) => ({
    subject: title,
    paragraphs: [text],
    link: { label: 'Abrir Scoreclub', address: link },
    reason: `Recibe este correo porque juega en ${clubName} y ninguno de sus dispositivos recibe avisos. En su perfil, en Avisos, puede desactivar estos correos, tipo por tipo: ${settings}`,
  }),
}
