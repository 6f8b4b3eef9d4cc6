import type { MailContent, MailLanguage, SecondStepEvent } from '../../platform/db/tables/mail.ts'
import type { MailWords } from './mail-words.ts'

export type SecondStepContent = Extract<MailContent, { kind: 'second_step' }>
type Words = Pick<MailWords, 'subject' | 'paragraphs'>

const english: Record<SecondStepEvent, (content: SecondStepContent) => Words> = {
  on: ({ firstName, left }) => ({
    subject: 'Your Scoreclub account now asks for a code',
    paragraphs: [
      `Hello ${firstName}, from now on signing in asks for a code of your app after the password. Keep your ${left} recovery codes where you find them without your phone. All other devices have been signed out.`,
      'If it was not you, choose a new password at once and tell your club: it can reach the person who runs Scoreclub.',
    ],
  }),
  off: ({ firstName }) => ({
    subject: 'Your Scoreclub account no longer asks for a code',
    paragraphs: [
      `Hello ${firstName}, signing in no longer asks for a code after the password. The recovery codes are no longer valid.`,
      'If it was not you, choose a new password at once and turn the second step on again.',
    ],
  }),
  new_codes: ({ firstName, left }) => ({
    subject: 'You have new recovery codes for Scoreclub',
    paragraphs: [
      `Hello ${firstName}, ${left} new recovery codes have been made. The old ones are no longer valid.`,
      'If it was not you, choose a new password at once.',
    ],
  }),
  recovery_used: ({ firstName, left }) => ({
    subject: 'A recovery code of your Scoreclub account was used',
    paragraphs: [
      `Hello ${firstName}, somebody has just signed in with your password and one of your recovery codes. ${left === 1 ? '1 is' : `${left} are`} left.`,
      'If it was not you, choose a new password at once and make new recovery codes.',
    ],
  }),
  reset: ({ firstName }) => ({
    subject: 'The second step of your Scoreclub account was turned off',
    paragraphs: [
      `Hello ${firstName}, the person who runs this Scoreclub has turned the second step off, because you could not sign in any more. All devices have been signed out, and your password is enough until you turn it on again.`,
      'If you did not ask for it, choose a new password at once and tell your club.',
    ],
  }),
  passkey_added: ({ firstName }) => ({
    subject: 'A passkey was added to your Scoreclub account',
    paragraphs: [
      `Hello ${firstName}, a passkey was added to your account. Anybody who has it can sign in without your password.`,
      'If it was not you, remove it in your profile at once and choose a new password.',
    ],
  }),
  passkey_removed: ({ firstName }) => ({
    subject: 'A passkey was removed from your Scoreclub account',
    paragraphs: [
      `Hello ${firstName}, a passkey was removed from your account. It no longer signs anybody in.`,
      'If it was not you, choose a new password at once.',
    ],
  }),
}

const spanish: Record<SecondStepEvent, (content: SecondStepContent) => Words> = {
  on: ({ firstName, left }) => ({
    subject: 'Su cuenta de Scoreclub pide ahora un código',
    paragraphs: [
      `Hola, ${firstName}: a partir de ahora, al iniciar sesión se pide un código de su aplicación después de la contraseña. Guarde sus ${left} códigos de recuperación donde los encuentre sin el teléfono. Se ha cerrado la sesión en los demás dispositivos.`,
      'Si no fue usted, elija una contraseña nueva de inmediato y avise a su club, que puede avisar a quien gestiona Scoreclub.',
    ],
  }),
  off: ({ firstName }) => ({
    subject: 'Su cuenta de Scoreclub ya no pide un código',
    paragraphs: [
      `Hola, ${firstName}: al iniciar sesión ya no se pide un código después de la contraseña. Los códigos de recuperación ya no sirven.`,
      'Si no fue usted, elija una contraseña nueva de inmediato y vuelva a activar el segundo paso.',
    ],
  }),
  new_codes: ({ firstName, left }) => ({
    subject: 'Tiene códigos de recuperación nuevos para Scoreclub',
    paragraphs: [
      `Hola, ${firstName}: se han creado ${left} códigos de recuperación nuevos. Los anteriores ya no sirven.`,
      'Si no fue usted, elija una contraseña nueva de inmediato.',
    ],
  }),
  recovery_used: ({ firstName, left }) => ({
    subject: 'Se ha usado un código de recuperación de su cuenta de Scoreclub',
    paragraphs: [
      `Hola, ${firstName}: alguien acaba de iniciar sesión con su contraseña y uno de sus códigos de recuperación. ${left === 1 ? 'Queda 1' : `Quedan ${left}`}.`,
      'Si no fue usted, elija una contraseña nueva de inmediato y cree códigos de recuperación nuevos.',
    ],
  }),
  reset: ({ firstName }) => ({
    subject: 'Se ha desactivado el segundo paso de su cuenta de Scoreclub',
    paragraphs: [
      `Hola, ${firstName}: quien gestiona este Scoreclub ha desactivado el segundo paso, porque usted ya no podía iniciar sesión. Se ha cerrado la sesión en todos los dispositivos, y basta con su contraseña hasta que lo active de nuevo.`,
      'Si no lo pidió, elija una contraseña nueva de inmediato y avise a su club.',
    ],
  }),
  passkey_added: ({ firstName }) => ({
    subject: 'Se ha añadido una llave de acceso a su cuenta de Scoreclub',
    paragraphs: [
      `Hola, ${firstName}: se ha añadido una llave de acceso a su cuenta. Quien la tenga entra sin su contraseña.`,
      'Si no fue usted, elimínela de inmediato en su perfil y elija una contraseña nueva.',
    ],
  }),
  passkey_removed: ({ firstName }) => ({
    subject: 'Se ha eliminado una llave de acceso de su cuenta de Scoreclub',
    paragraphs: [
      `Hola, ${firstName}: se ha eliminado una llave de acceso de su cuenta. Ya no sirve para iniciar sesión.`,
      'Si no fue usted, elija una contraseña nueva de inmediato.',
    ],
  }),
}

/** What became of the second step of the reader's account. */
export const secondStepWords: Record<MailLanguage, (content: SecondStepContent) => MailWords> = {
  en: (content) => ({
    ...english[content.event](content),
    link: { label: 'See your account', address: content.link },
    reason: 'We send this e-mail whenever the way to sign in to an account changes.',
  }),
  es: (content) => ({
    ...spanish[content.event](content),
    link: { label: 'Ver su cuenta', address: content.link },
    reason: 'Avisamos al titular de la cuenta de cada cambio en la forma de iniciar sesión.',
  }),
}
