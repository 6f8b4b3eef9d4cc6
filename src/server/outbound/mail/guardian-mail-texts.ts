import type { MailContent, MailLanguage } from '../../platform/db/tables/mail.ts'
import type { MailWords } from './mail-words.ts'

export type GuardianContent = Extract<MailContent, { kind: 'guardian_asked' | 'guardian_agreed' }>

/** The mails to a child's parent or guardian. */
export const guardianWords: Record<MailLanguage, (content: GuardianContent) => MailWords> = {
  en: english,
  es: spanish,
}

function english(content: GuardianContent): MailWords {
  switch (content.kind) {
    case 'guardian_asked':
      return {
        subject: `May ${content.firstName} play in competitions?`,
        paragraphs: [
          `${content.firstName} has an account for golf rounds on Scoreclub${content.clubNames === '' ? '' : ` (${content.clubNames})`} and is too young to agree alone. Their club, or they themselves, named you as their parent or guardian.`,
          `Open the link to read what is kept and who sees it, and to agree or refuse. Until you agree, ${content.firstName} can keep cards of their own but cannot enter competitions. The link works once, for ${content.days} days.`,
        ],
        link: { label: 'Read and answer', address: content.link },
        reason:
          'You are receiving this e-mail because somebody entered your address as that of a parent or guardian. If you do not know the player, do nothing: nobody can agree in your place.',
      }
    case 'guardian_agreed':
      return {
        subject: `You have agreed for ${content.firstName}`,
        paragraphs: [
          `${content.firstName} can enter competitions now. Keep this e-mail: with its link you can take that back at any time during the next ${content.days} days. After that, ask the club for a new link.`,
        ],
        link: { label: 'See or take back', address: content.link },
        reason: 'We send this e-mail to every parent or guardian who agrees for a child.',
      }
  }
}

function spanish(content: GuardianContent): MailWords {
  switch (content.kind) {
    case 'guardian_asked':
      return {
        subject: `¿Puede ${content.firstName} jugar en competiciones?`,
        paragraphs: [
          `${content.firstName} tiene una cuenta para vueltas de golf en Scoreclub${content.clubNames === '' ? '' : ` (${content.clubNames})`} y es demasiado joven para aceptar por sí solo. Su club, o la propia persona, le ha indicado a usted como padre, madre o tutor.`,
          `Abra el enlace para leer qué se guarda y quién lo ve, y para aceptar o rechazar. Hasta que acepte, ${content.firstName} puede llevar sus propias tarjetas, pero no inscribirse en competiciones. El enlace sirve una vez, durante ${content.days} días.`,
        ],
        link: { label: 'Leer y contestar', address: content.link },
        reason:
          'Recibe este correo porque alguien escribió su dirección como la de un padre, madre o tutor. Si no conoce al jugador, no haga nada: nadie puede aceptar en su lugar.',
      }
    case 'guardian_agreed':
      return {
        subject: `Ha aceptado por ${content.firstName}`,
        paragraphs: [
          `${content.firstName} ya puede inscribirse en competiciones. Guarde este correo: con su enlace puede retirarlo en cualquier momento durante los próximos ${content.days} días. Después, pida al club un enlace nuevo.`,
        ],
        link: { label: 'Ver o retirar', address: content.link },
        reason: 'Lo enviamos a quien acepta por un menor.',
      }
  }
}
