import type { Translation } from '../../catalogue.ts'
import type { otherCardsText } from '../../en/card/other-cards.online.ts'

export default {
  title: 'Una vuelta con varias tarjetas',
  alsoCounts: 'Esta vuelta también cuenta para',
  generalPlay: 'una vuelta fuera de competición',
  onceByThis: 'Para el Índice de Hándicap la vuelta cuenta una vez como máximo.',
  onceBy: (competition) =>
    `Para el Índice de Hándicap cuenta una sola vez, por su tarjeta de ${competition}.`,
  onceByOther: 'Para el Índice de Hándicap cuenta una sola vez, por su otra tarjeta.',
} satisfies Translation<typeof otherCardsText>
