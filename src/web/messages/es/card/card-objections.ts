import type { Translation } from '../../catalogue.ts'
import type { cardObjectionsText } from '../../en/card/card-objections.ts'
import { plural } from '../../plural.ts'

export default {
  title: '¿Es correcta esta tarjeta?',
  open: 'Algo no es correcto',
  lead: 'Si un resultado no es correcto, dígaselo al club. La tarjeta queda como está hasta que el club decida.',
  isFinal:
    'El resultado es definitivo, así que la tarjeta ya no se puede reclamar aquí. Pregunte al comité: puede volver a abrir el resultado.',
  needsConnection: 'Necesita conexión para avisar al club.',
  dialogTitle: '¿Qué no es correcto?',
  dialogNote: 'Lo leen los administradores del club. La tarjeta queda como está hasta que decidan.',
  hole: 'Qué hoyo',
  noHole: 'Ningún hoyo en concreto',
  holeNumber: (hole: number) => `Hoyo ${hole}`,
  onCard: (score: string) => `La tarjeta tiene: ${score}.`,
  shouldBe: 'Lo que debería ser',
  reason: 'Qué ocurrió',
  reasonHint: 'Basta con una frase. Puede dejarlo vacío si indica un hoyo.',
  missing: 'Indique un hoyo o escriba qué no es correcto.',
  sameScore: 'La tarjeta ya tiene ese resultado. Elija otro.',
  tooLong: (most: number) => `Escriba como máximo ${most} caracteres.`,
  send: 'Avisar al club',
  sending: 'Enviando…',
  failed: 'No se ha avisado al club',
  told: 'Se ha avisado al club',
  saysHole: (hole: number, score: string) => `El hoyo ${hole} debería ser: ${score}.`,
  youSaid: 'Ha avisado al club',
  playerSaid: 'El jugador dice que algo no es correcto',
  waits: 'El club aún no ha respondido.',
  withdraw: 'Retirarlo',
  withdrawing: 'Retirando…',
  withdrawn: 'Lo ha retirado',
  notWithdrawn: 'Sigue pendiente en el club',
  answered: (answer: string) => `El club respondió: ${answer}`,
  changed: (reason: string) => `El club cambió la tarjeta: ${reason}`,
  answer: 'Responder al jugador',
  answerTitle: 'Responder al jugador',
  answerHint:
    'Si el jugador tiene razón, corrija la tarjeta: con eso también queda respondido. Si no, diga por qué la tarjeta queda como está: el jugador recibe su respuesta.',
  answering: 'Guardando…',
  answerDone: 'Respuesta enviada',
  waiting: (cards: number) =>
    plural('es', cards, {
      one: '# jugador dice que una tarjeta no es correcta',
      other: '# jugadores dicen que una tarjeta no es correcta',
    }),
  waitingNote: 'Mire cada tarjeta. Corríjala si el jugador tiene razón, o respóndale.',
} satisfies Translation<typeof cardObjectionsText>
