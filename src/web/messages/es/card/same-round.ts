import type { Translation } from '../../catalogue.ts'
import type { sameRoundText } from '../../en/card/same-round.ts'

export default {
  question: '¿Es la misma vuelta?',
  asked: (competition) =>
    `Esta tarjeta tiene los mismos resultados que la de ${competition} de ese día. ¿Es la misma vuelta?`,
  askedWithout: 'Esta tarjeta tiene los mismos resultados que otra de ese día. ¿Es la misma vuelta?',
  one: 'Sí, es una sola vuelta: que cuente una vez',
  another: 'No, es otra vuelta',
} satisfies Translation<typeof sameRoundText>
