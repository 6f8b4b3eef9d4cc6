import type { Translation } from '../../catalogue.ts'
import type { mailsNotArrivedText } from '../../en/club/mails-not-arrived.online.ts'

export default {
  title: 'Correos sin entregar',
  lead: 'Scoreclub intenta entregar cada correo durante un día. Los fallidos o devueltos quedan aquí unas semanas.',
  none: 'Ninguno. No se ha devuelto ningún correo del club.',
  loadFailed: 'No se pudieron cargar los correos',
  list: 'Correos sin entregar',
  kinds: {
    invitation: 'Invitación',
    member_joined: 'Alguien se ha unido',
    member_waits: 'Alguien espera la aprobación',
    member_approved: 'Aprobación de un socio',
    notice: 'Aviso',
  },
  refused: 'El servidor de correo rechazó esta dirección. ¿Es correcta?',
  refusedWith: (status) =>
    `El servidor de correo rechazó esta dirección (respuesta ${status}). ¿Es correcta?`,
  cameBack: (words) => `Fue devuelto. El servidor que lo recibía dice: «${words}»`,
  late: 'No se pudo entregar durante un día.',
  invitation: 'Envíela de nuevo en la lista de socios, en Invitaciones.',
  again: 'Enviar de nuevo',
  againTo: (address) => `Enviar de nuevo el correo a ${address}`,
  sending: 'Enviando…',
  allAgain: (count) => `Enviar de nuevo los ${count}`,
  againDone: 'El correo está de nuevo en camino.',
  allAgainDone: 'Están de nuevo en camino.',
  againFailed: 'No se pudo enviar de nuevo',
} satisfies Translation<typeof mailsNotArrivedText>
