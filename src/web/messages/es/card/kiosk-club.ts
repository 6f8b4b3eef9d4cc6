import { plural } from '../../plural.ts'
import type { Translation } from '../../catalogue.ts'
import type { kioskClubText } from '../../en/card/kiosk-club.ts'

export default {
  title: 'Puestos',
  lead: 'Una tableta en el club donde los jugadores entregan sus tarjetas de papel. Nadie inicia sesión en ella.',
  name: 'Dónde está',
  nameHint: 'Por ejemplo, Bar',
  nameMissing: 'Dé un nombre al puesto, por ejemplo Bar.',
  make: 'Crear un enlace',
  making: 'Creando...',
  failed: 'El puesto no se ha cambiado',
  loadFailed: 'No se han podido cargar los puestos',
  linkTitle: (name) => `El enlace del puesto «${name}»`,
  linkNote: (minutes) =>
    `Ábralo en la tableta antes de ${minutes} minutos: escriba la dirección o escanee el código QR. Sirve una vez y no se vuelve a mostrar.`,
  qrLabel: (name) => `Código QR que abre el puesto «${name}»`,
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado',
  notCopied: 'No se ha podido copiar el enlace. Selecciónelo y cópielo usted.',
  close: 'Cerrar',
  states: {
    waiting: 'Su enlace aún no se ha abierto',
    link_over: 'Su enlace no se abrió a tiempo',
    open: 'Abierto',
    unused: 'Sin usar durante 90 días: necesita un enlace nuevo',
    withdrawn: 'Retirado',
  },
  lastUsed: (time) => `Último uso: ${time}`,
  withdraw: 'Retirar',
  withdrawNamed: (name) => `Retirar el puesto ${name}`,
  question: (name) => `¿Retirar el puesto «${name}»?`,
  means: 'La tableta deja de aceptar tarjetas. Para volver a ser un puesto necesita un enlace nuevo.',
  withdrawing: 'Retirando...',
  withdrawn: 'Puesto retirado',

  cardTitle: 'Entregada en el club',
  cardLine: (kiosk, when, attester) =>
    `Esta tarjeta se escribió y entregó en el puesto «${kiosk}»: ${when}. ${attester} la firmó como marcador.`,
  isIt: '¿No es su tarjeta o hay un error? Avise al club.',
  object: 'No es mía o no es correcta',
  objectTitle: 'Avisar al club',
  objectHint: 'Lo leen los administradores del club. La tarjeta sigue igual hasta que decidan.',
  objecting: 'Enviando...',
  objected: 'Enviado al club',
  waits: (reason) => `El jugador no está de acuerdo: ${reason}`,
  waitsForClub: 'El club aún no ha respondido.',
  answer: 'Responder al jugador',
  answerTitle: 'Responder al jugador',
  answerHint: 'Corrija o reabra antes la tarjeta, si procede. El jugador lee esta respuesta.',
  answering: 'Guardando...',
  answered: (answer) => `El club respondió: ${answer}`,
  answerDone: 'Respuesta guardada',
  disputes: (cards) =>
    plural('es', cards, {
      one: '# jugador no está de acuerdo con una tarjeta del club',
      other: '# jugadores no están de acuerdo con tarjetas del club',
    }),
  disputesNote: 'Revise cada tarjeta, corríjala o reábrala si procede, y responda al jugador.',
} satisfies Translation<typeof kioskClubText>
