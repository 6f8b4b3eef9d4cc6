import type { MailLanguage, SentContent, WordedNotice } from '../../platform/db/tables/mail.ts'
import type { MailWords } from './mail-words.ts'
import { type SecondStepContent, secondStepWords } from './second-step-mail-texts.ts'
import { type GuardianContent, guardianWords } from './guardian-mail-texts.ts'

/** The sentences of all mails. What people typed is inserted unescaped; render-mail.ts escapes it. */
export function mailWords(language: MailLanguage, content: SentContent): MailWords {
  if (content.kind === 'guardian_asked' || content.kind === 'guardian_agreed')
    return guardianWords[language](content)
  if (content.kind === 'second_step') return secondStepWords[language](content)
  if (content.kind === 'worded_notice') return noticeMailWords[language](content)
  switch (language) {
    case 'en':
      return english(content)
    case 'es':
      return spanish(content)
  }
}

type Others = Exclude<SentContent, GuardianContent | SecondStepContent | WordedNotice>

function english(content: Others): MailWords {
  switch (content.kind) {
    case 'invitation':
      return {
        subject: `${content.clubName} invites you to Scoreclub`,
        paragraphs: [
          `${content.inviterName} invites you to join ${content.clubName} on Scoreclub as a player${content.handicap === '' ? '' : `, with the handicap ${content.handicap}`}.`,
          ...(content.message === null ? [] : [`“${content.message}”`]),
          `Open the link and create an account with this e-mail address, or sign in if you have one. The invitation is valid for ${content.days} days.`,
        ],
        link: { label: 'See the invitation', address: content.link },
        reason: `You are receiving this e-mail because an administrator of ${content.clubName} entered your address. If you do not know the club, you can ignore it: nothing will happen.`,
      }
    case 'reset_code':
      return {
        subject: `${content.code} is your Scoreclub code`,
        paragraphs: [
          `Hello ${content.firstName}, type this code to choose a new password. It is valid for ${content.minutes} minutes.`,
        ],
        code: content.code,
        link: { label: 'Choose a new password', address: content.link },
        reason:
          'Somebody asked for a new password for this address. If it was not you, you can ignore this e-mail: your password has not changed.',
      }
    case 'verify_code':
      return {
        subject: `${content.code} confirms your e-mail address`,
        paragraphs: [
          `Hello ${content.firstName}, type this code in Scoreclub to confirm your e-mail address. It is valid for ${content.minutes} minutes.`,
        ],
        code: content.code,
        link: { label: 'Confirm the address', address: content.link },
        reason:
          'Somebody created a Scoreclub account with this address. If it was not you, ignore this e-mail and do not share the code.',
      }
    case 'password_changed':
      return {
        subject: 'Your Scoreclub password was changed',
        paragraphs: [
          `Hello ${content.firstName}, your password has just been changed, and all other devices have been signed out.`,
          'If it was not you, choose a new password at once.',
        ],
        link: { label: 'Forgot password?', address: content.link },
        reason: 'We send this e-mail whenever the password of an account changes.',
      }
    case 'new_address_code':
      return {
        subject: `${content.code} confirms your new e-mail address`,
        paragraphs: [
          `Hello ${content.firstName}, type this code in Scoreclub, where you asked for it, to use this address from now on. It is valid for ${content.minutes} minutes.`,
        ],
        code: content.code,
        reason:
          'Somebody wants to use this address for their Scoreclub account. If it was not you, ignore this e-mail and do not share the code.',
      }
    case 'email_changed':
      return {
        subject: 'Your Scoreclub e-mail address was changed',
        paragraphs: [
          `Hello ${content.firstName}, your account now has the e-mail address ${content.newEmail}, and all other devices have been signed out.`,
          'If it was not you, tell your club at once: it can reach the person who runs Scoreclub.',
        ],
        link: { label: 'Open Scoreclub', address: content.link },
        reason:
          'We send this e-mail whenever the address of an account changes, to the old one and the new one.',
      }
    case 'member_joined':
      return {
        subject: `${content.memberName} has joined ${content.clubName}`,
        paragraphs: [
          `${content.memberName} is now a player of ${content.clubName}. You can remove members in the list of members.`,
        ],
        link: { label: 'See the members', address: content.link },
        reason: `You are receiving this e-mail because you administer ${content.clubName}.`,
      }
    case 'member_waits':
      return {
        subject: `${content.memberName} would like to join ${content.clubName}`,
        paragraphs: [
          `${content.memberName} signed up with the club code and is waiting for your approval. Until then they cannot see anything of the club.`,
        ],
        link: { label: 'Approve or remove', address: content.link },
        reason: `You are receiving this e-mail because you administer ${content.clubName}.`,
      }
    case 'member_approved':
      return {
        subject: `Welcome to ${content.clubName}`,
        paragraphs: [
          `Hello ${content.firstName}, ${content.clubName} has approved your membership. You can play now.`,
        ],
        link: { label: 'Open Scoreclub', address: content.link },
        reason: `You are receiving this e-mail because you signed up with the club code of ${content.clubName}.`,
      }
  }
}

function spanish(content: Others): MailWords {
  switch (content.kind) {
    case 'invitation':
      return {
        subject: `${content.clubName} le invita a Scoreclub`,
        paragraphs: [
          `${content.inviterName} le invita a unirse a ${content.clubName} en Scoreclub como jugador${content.handicap === '' ? '' : `, con el hándicap ${content.handicap}`}.`,
          ...(content.message === null ? [] : [`«${content.message}»`]),
          `Abra el enlace y cree una cuenta con esta dirección de correo, o inicie sesión si ya tiene una. La invitación es válida durante ${content.days} días.`,
        ],
        link: { label: 'Ver la invitación', address: content.link },
        reason: `Recibe este correo porque un administrador de ${content.clubName} escribió su dirección. Si no conoce el club, no haga nada y no ocurrirá nada.`,
      }
    case 'reset_code':
      return {
        subject: `${content.code} es su código de Scoreclub`,
        paragraphs: [
          `Hola, ${content.firstName}: escriba este código para elegir una contraseña nueva. Es válido durante ${content.minutes} minutos.`,
        ],
        code: content.code,
        link: { label: 'Elegir una contraseña nueva', address: content.link },
        reason:
          'Alguien pidió una contraseña nueva para esta dirección. Si no fue usted, puede ignorar este correo: su contraseña no ha cambiado.',
      }
    case 'verify_code':
      return {
        subject: `${content.code} confirma su dirección de correo`,
        paragraphs: [
          `Hola, ${content.firstName}: escriba este código en Scoreclub para confirmar su dirección de correo. Es válido durante ${content.minutes} minutos.`,
        ],
        code: content.code,
        link: { label: 'Confirmar la dirección', address: content.link },
        reason:
          'Alguien creó una cuenta de Scoreclub con esta dirección. Si no fue usted, no haga nada y no comparta el código.',
      }
    case 'password_changed':
      return {
        subject: 'Se ha cambiado su contraseña de Scoreclub',
        paragraphs: [
          `Hola, ${content.firstName}: su contraseña se acaba de cambiar y se ha cerrado la sesión en los demás dispositivos.`,
          'Si no fue usted, elija una contraseña nueva de inmediato.',
        ],
        link: { label: '¿Ha olvidado su contraseña?', address: content.link },
        reason: 'Avisamos al titular de la cuenta de cada cambio de contraseña.',
      }
    case 'new_address_code':
      return {
        subject: `${content.code} confirma su nueva dirección de correo`,
        paragraphs: [
          `Hola, ${content.firstName}: escriba este código en Scoreclub, donde lo pidió, para usar esta dirección a partir de ahora. Es válido durante ${content.minutes} minutos.`,
        ],
        code: content.code,
        reason:
          'Alguien quiere usar esta dirección para su cuenta de Scoreclub. Si no fue usted, no haga nada y no comparta el código.',
      }
    case 'email_changed':
      return {
        subject: 'Se ha cambiado su dirección de correo de Scoreclub',
        paragraphs: [
          `Hola, ${content.firstName}: su cuenta tiene ahora la dirección ${content.newEmail} y se ha cerrado la sesión en los demás dispositivos.`,
          'Si no fue usted, avise a su club de inmediato: puede contactar con quien administra Scoreclub allí.',
        ],
        link: { label: 'Abrir Scoreclub', address: content.link },
        reason: 'Avisamos al titular de la cuenta de cada cambio de dirección, en la antigua y en la nueva.',
      }
    case 'member_joined':
      return {
        subject: `${content.memberName} se ha unido a ${content.clubName}`,
        paragraphs: [
          `${content.memberName} ya es jugador de ${content.clubName}. Puede dar de baja a los socios en la lista de socios.`,
        ],
        link: { label: 'Ver los socios', address: content.link },
        reason: `Recibe este correo porque administra ${content.clubName}.`,
      }
    case 'member_waits':
      return {
        subject: `${content.memberName} quiere unirse a ${content.clubName}`,
        paragraphs: [
          `${content.memberName} se ha registrado con el código del club y espera su aprobación. Hasta entonces no puede ver nada del club.`,
        ],
        link: { label: 'Aprobar o rechazar', address: content.link },
        reason: `Recibe este correo porque administra ${content.clubName}.`,
      }
    case 'member_approved':
      return {
        subject: `Bienvenido a ${content.clubName}`,
        paragraphs: [
          `Hola, ${content.firstName}: ${content.clubName} ha aprobado su solicitud. Ya puede jugar.`,
        ],
        link: { label: 'Abrir Scoreclub', address: content.link },
        reason: `Recibe este correo porque se registró con el código de ${content.clubName}.`,
      }
  }
}

/** The mail of a notice: its own sentences, and how such mails are switched off. */
const noticeMailWords: Record<MailLanguage, (content: WordedNotice) => MailWords> = {
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
