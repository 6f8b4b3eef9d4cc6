import type { Translation } from '../../catalogue.ts'
import type { guardianText } from '../../en/data/guardian.online.ts'

export default {
  title: 'Padre, madre o tutor',
  ownLead:
    '¿Es demasiado joven para aceptar por sí mismo, en la mayoría de los países menor de 16 años? Entonces indique a su padre, madre o tutor. Hasta que acepte puede llevar sus propias tarjetas, pero no inscribirse en competiciones.',
  memberLead:
    'Para un socio demasiado joven para aceptar por sí mismo, en la mayoría de los países menor de 16 años. Hasta que su padre, madre o tutor acepte no puede inscribirse en competiciones.',
  email: 'Correo del padre, madre o tutor',
  emailMissing: 'Escriba el correo del padre, madre o tutor.',
  ask: 'Preguntarle',
  askAgain: 'Enviar el enlace de nuevo',
  asking: 'Enviando…',
  asked: 'Tutor indicado',
  notAsked: 'No se ha indicado el tutor',
  state: {
    waiting: (email, day) => `Se espera la respuesta de ${email}. El enlace sirve hasta el ${day}.`,
    agreed: (email, day) => `${email} aceptó el ${day}.`,
    withdrawn: (email, day) => `${email} rechazó o retiró su consentimiento el ${day}.`,
  },
  clear: 'Ya no necesita tutor',
  clearing: 'Guardando…',
  cleared: 'Ahora no necesita tutor',
  notCleared: 'No se ha cambiado nada',
  loadFailed: 'No se ha podido cargar el tutor',

  pageTitle: 'La cuenta de un menor',
  question: (name) => `¿Puede ${name} jugar en competiciones?`,
  clubs: (names) => `En ${names}`,
  kept: 'Qué se guarda y quién lo ve',
  agree: 'Acepto',
  refuse: 'No acepto',
  takeBack: 'Retirar mi consentimiento',
  saving: 'Guardando…',
  failed: 'No se ha guardado su respuesta',
  agreedTitle: 'Gracias. Su respuesta está guardada.',
  agreedNext: (name) =>
    `${name} ya puede inscribirse en competiciones. Recibirá otro correo con un enlace para retirar su consentimiento.`,
  refusedTitle: 'Su respuesta está guardada.',
  refusedNext: (name) =>
    `${name} no puede inscribirse en competiciones y queda retirado de las que están por jugar. Los resultados anteriores se quedan. Pregunte al club si hay que eliminar la cuenta.`,
  hasAgreed: (name) => `Ha aceptado que ${name} juegue en competiciones.`,
  over: 'Este enlace ya no es válido',
  overLead: 'Se ha usado, ha caducado o lo ha sustituido un correo más reciente. Pida otro al club.',
} satisfies Translation<typeof guardianText>
