import type { Translation } from '../catalogue.ts'
import type { mailsNotArrivedText } from '../en/mails-not-arrived.ts'

export default {
  title: 'Correos que no llegaron',
  lead: 'Durante un día se intenta entregar cada correo una y otra vez. Lo que no se pudo entregar, o fue devuelto, queda aquí unas semanas.',
  none: 'Ninguno. Todos los correos del club llegaron o están en camino.',
  loadFailed: 'No se pudieron cargar los correos',
  list: 'Correos que no llegaron',
  kinds: {
    invitation: 'Invitación',
    member_joined: 'Alguien se ha unido',
    member_waits: 'Alguien espera la aprobación',
    member_approved: 'Aprobación de un miembro',
    notice: 'Aviso',
  },
  refused: 'El servidor de correo de esta dirección no lo acepta. ¿Es correcta la dirección?',
  refusedWith: (status) =>
    `El servidor de correo de esta dirección no lo acepta (respuesta ${status}). ¿Es correcta la dirección?`,
  cameBack: (words) => `Fue devuelto. El servidor que lo recibía dice: «${words}»`,
  late: 'No lo aceptaron durante un día.',
  invitation: 'Envíela de nuevo en la lista de miembros, en Invitaciones.',
  again: 'Enviar de nuevo',
  againTo: (address) => `Enviar de nuevo el correo a ${address}`,
  sending: 'Enviando…',
  allAgain: (count) => `Enviar de nuevo los ${count}`,
  againDone: 'El correo está de nuevo en camino.',
  allAgainDone: 'Están de nuevo en camino.',
  againFailed: 'No se pudo enviar de nuevo',
} satisfies Translation<typeof mailsNotArrivedText>
