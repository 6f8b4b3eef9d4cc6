import { plural } from '../../plural.ts'
import type { Translation } from '../../catalogue.ts'
import type { lateScoresText } from '../../en/card/late-scores.ts'

export default {
  title: 'Resultados tardíos',
  kept: (holes) =>
    `Su tarjeta se entregó antes de que llegaran estos resultados: ${holes}. La tarjeta no ha cambiado. El club los tiene y decidirá.`,
  keptSeveral: (cards) =>
    `${cards} de sus tarjetas se entregaron antes de que llegaran estos resultados. Las tarjetas no han cambiado. El club los tiene y decidirá.`,
  seeCard: 'Ver la tarjeta',
  seeCardOf: (holes) => `Ver la tarjeta con ${holes}`,
  note: 'Estos resultados llegaron después de entregarse la tarjeta. No cuentan si el club no los pone en ella.',
  hole: (hole, value) => `Hoyo ${hole}: ${value}`,
  onCard: (value) => `En la tarjeta: ${value}`,
  cardThen: (value) => `En la tarjeta cuando llegó: ${value}`,
  times: (typed, arrived, who) => `Anotado por ${who}: ${typed}; llegó: ${arrived}`,
  open: 'El club aún no ha decidido.',
  accepted: (who, reason) => `${who} lo puso en la tarjeta: ${reason}`,
  dismissed: (who, reason) => `${who} lo descartó: ${reason}`,
  formerAdmin: 'Un administrador',
  accept: 'Poner en la tarjeta',
  acceptOf: (hole) => `Poner en la tarjeta el resultado tardío del hoyo ${hole}`,
  accepting: 'Guardando...',
  dismiss: 'Descartar',
  dismissOf: (hole) => `Descartar el resultado tardío del hoyo ${hole}`,
  dismissing: 'Descartando...',
  acceptDone: 'Resultado tardío puesto en la tarjeta',
  dismissDone: 'Resultado tardío descartado',
  waiting: (cards) =>
    plural('es', cards, {
      one: '# tarjeta tiene resultados tardíos',
      other: '# tarjetas tienen resultados tardíos',
    }),
  waitingNote: 'Llegaron después de entregarse la tarjeta. Mire cada uno y decida.',
  cardOf: (name) => `La tarjeta de ${name}`,
  cardLine: (course, day, holes) => `${course} · ${day} · ${holes}`,
} satisfies Translation<typeof lateScoresText>
