import type { Translation } from '../../catalogue.ts'
import type { clubFormatsText } from '../../en/competition/club-formats.online.ts'

export default {
  missing:
    'Todavía no disponible: Texas scramble, greensomes, Chapman, skins, partidos de un bando contra otro y foursomes fuera de una eliminatoria.',
  pairs: 'Jugar por parejas',
  betterBall:
    'Para la mejor bola, elija Stableford por equipos o Golpes por equipos con 2 jugadores por equipo y 1 resultado que cuenta.',
  knockout:
    'Para una eliminatoria de cuatro bolas o de foursomes, elija Match play. Al generar el cuadro elegirá una de las dos y formará las parejas.',
  named: {
    scramble:
      'El scramble todavía no está disponible. En esta competición cada jugador juega su propia bola y tiene su propia tarjeta.',
    greensomes:
      'El greensomes todavía no está disponible. En esta competición cada jugador juega su propia bola y tiene su propia tarjeta.',
    chapman:
      'El foursomes Chapman todavía no está disponible. En esta competición cada jugador juega su propia bola y tiene su propia tarjeta.',
    foursomes:
      'El foursomes está disponible como eliminatoria: elija Match play. El foursomes en Stableford o en juego por golpes todavía no está disponible.',
    better_ball:
      'Para la mejor bola por parejas, elija Stableford por equipos o Golpes por equipos con 2 jugadores por equipo y 1 resultado que cuenta. Para una eliminatoria de cuatro bolas, elija Match play.',
    skins:
      'Los skins todavía no se calculan. La clasificación muestra el resultado de la modalidad que elija.',
    team_match:
      'Un partido de un bando contra otro todavía no está disponible. Esta competición clasifica a sus jugadores o equipos, o sortea una eliminatoria.',
  },
} satisfies Translation<typeof clubFormatsText>
