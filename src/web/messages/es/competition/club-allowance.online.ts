import type { Translation } from '../../catalogue.ts'
import type { clubAllowanceText } from '../../en/competition/club-allowance.online.ts'

export default {
  recommended: (percent, format) =>
    `Se recomienda el ${percent} % para ${format}, con un campo de jugadores mediano (Reglas de Hándicap, Apéndice C).`,
  noLine:
    'El Apéndice C de las Reglas de Hándicap no recomienda ningún porcentaje para equipos de este tamaño.',
  ofUnion: (percents) => `En Irlanda, los clubes eligen entre ${percents} %.`,
  reason: 'Motivo de un porcentaje distinto',
  reasonHint: 'Lo leen todos los que ven la competición.',
  lines: {
    individual_stableford: 'Stableford individual',
    individual_stroke_play: 'juego por golpes individual',
    individual_par_bogey: 'Par/Bogey individual',
    individual_maximum_score: 'puntuación máxima individual',
    individual_match_play: 'Match Play individual',
    four_ball_stableford: 'Stableford a cuatro bolas',
    four_ball_stroke_play: 'juego por golpes a cuatro bolas',
    best_1_of_4_stroke_play: 'el mejor resultado de cuatro',
    best_2_of_4_stroke_play: 'los dos mejores resultados de cuatro',
    best_3_of_4_stroke_play: 'los tres mejores resultados de cuatro',
    best_4_of_4_stroke_play: 'los cuatro resultados de un equipo',
  },
} satisfies Translation<typeof clubAllowanceText>
