import type { Translation } from '../catalogue.ts'
import type { sameRoundText } from '../en/same-round.ts'

export default {
  question: '¿Es la misma vuelta?',
  asked: (competition) =>
    `Esta tarjeta tiene los mismos resultados que la de ${competition} de ese día. ¿Es la misma vuelta?`,
  askedWithout: 'Esta tarjeta tiene los mismos resultados que otra de ese día. ¿Es la misma vuelta?',
  one: 'Sí, es una sola vuelta: que cuente una vez',
  another: 'No, es otra vuelta',
  title: 'Una vuelta con varias tarjetas',
  alsoCounts: 'Esta vuelta también cuenta para',
  generalPlay: 'una vuelta fuera de competición',
  onceByThis: 'Para el Índice de Hándicap la vuelta cuenta una vez como máximo.',
  onceBy: (competition) =>
    `Para el Índice de Hándicap cuenta una sola vez, por su tarjeta de ${competition}.`,
  onceByOther: 'Para el Índice de Hándicap cuenta una sola vez, por su otra tarjeta.',
} satisfies Translation<typeof sameRoundText>
