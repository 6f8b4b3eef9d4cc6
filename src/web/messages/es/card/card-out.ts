import type { Translation } from '../../catalogue.ts'
import type { cardOutText } from '../../en/card/card-out.ts'

export default {
  thru: (thru: number, holes: number) =>
    thru === 0 ? 'sin resultados todavía' : `${thru} de ${holes} hoyos jugados`,
  inRound: (player: string, round: number) => `${player}, vuelta ${round}`,
  cardOf: (player: string) => `Tarjeta de ${player}`,
  title: 'Tarjetas sin entregar',
} satisfies Translation<typeof cardOutText>
