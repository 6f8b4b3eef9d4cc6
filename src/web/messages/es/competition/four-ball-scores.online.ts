import type { Translation } from '../../catalogue.ts'
import type { fourBallScoresText } from '../../en/competition/four-ball-scores.online.ts'

export default {
  title: 'Las tarjetas de cuatro bolas y el hándicap',
  lead: 'En Gran Bretaña e Irlanda, la tarjeta de cuatro bolas de un jugador solo cuenta para el hándicap si cumple tres condiciones: 42 puntos de la pareja al 85 % de los Hándicaps de Campo, nueve hoyos en los que contó el resultado del jugador y 36 puntos ajustados. Scoreclub no pone ninguna de estas tarjetas en un historial; decide el comité.',
  none: 'Ninguna pareja ha entregado todavía sus dos tarjetas.',
  pair: (name, round, rounds) => (rounds > 1 ? `${name}, vuelta ${round}` : name),
  points: (points) => `${points} puntos al 85 %`,
  player: 'Jugador',
  counted: 'Hoyos que contaron',
  scaled: 'Puntos ajustados',
  meets: 'Condiciones',
  between: (least, most) => `${least} a ${most}`,
  verdict: {
    yes: 'Se cumplen',
    no: 'No se cumplen',
    open: 'Depende de los hoyos con los mismos puntos',
  },
  openHint:
    'En un hoyo en que los dos tienen los mismos puntos, ninguna tarjeta dice de quién es el resultado que contó. Pregunte a la pareja qué bola contó.',
  loadFailed: 'No se han podido cargar las tarjetas de cuatro bolas',
} satisfies Translation<typeof fourBallScoresText>
