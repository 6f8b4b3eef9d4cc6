import type { Translation } from '../../catalogue.ts'
import { plural } from '../../plural.ts'
import type { seasonText } from '../../en/competition/season.online.ts'

export default {
  title: 'Temporada',
  lead: 'Solo cuentan los resultados definitivos. Uno reabierto sale de las tablas hasta que vuelve a ser definitivo.',
  back: 'Competiciones',
  movers: 'Cambios de hándicap',
  champions: 'Campeones',
  print: 'PDF para imprimir',
  choose: 'Temporada',
  nameOf: (name: string, year: number) => `${name} ${year}`,
  loadFailed: 'No se ha podido cargar la temporada',
  none: 'Todavía no hay temporada',
  noneNote: 'Su club no ha preparado una clasificación de la temporada.',
  noneNoteAdmin:
    'Elija las competiciones y los puntos de cada puesto. La clasificación sale de sus resultados definitivos.',
  noClub: 'Todavía no pertenece a un club',
  noClubNote: 'Únase a un club para ver su temporada.',
  create: 'Nueva temporada',
  change: 'Cambiar',
  merit: 'Orden de mérito',
  nobody: 'Todavía nadie tiene puntos',
  nobodyNote: 'La clasificación empieza con el primer resultado definitivo.',
  points: (points: string) => `${points} puntos`,
  onePoint: '1 punto',
  noPoints: 'sin puntos',
  you: 'Usted',
  counted: (count: number, played: number) => `cuentan ${count} de ${played}`,
  countsAll: 'Cuentan todas las competiciones de cada jugador.',
  countsBest: (best: number) =>
    plural('es', best, {
      one: 'Cuenta la mejor competición de cada jugador.',
      other: 'Cuentan las # mejores competiciones de cada jugador.',
    }),
  table: (points: string, others: string) =>
    `Puntos por puesto: ${points}; cada uno de los demás puestos, ${others}.`,
  shared: 'Quienes comparten un puesto se reparten los puntos de los puestos que ocupan.',
  alone: (place: number, points: string) => `puesto ${place}: ${points}`,
  together: (place: number, sharing: number, points: string) =>
    `puesto ${place}, compartido entre ${sharing}: ${points} cada uno`,
  reasons: {
    counts: 'cuenta',
    dropped: 'no cuenta: cuentan otras mejores',
    no_place: 'sin puesto y, por tanto, sin puntos',
  },
  score: (competition: string, what: string, reason: string) => `${competition}, ${what} – ${reason}`,
  sum: (points: string) => `En total: ${points}`,
  competitions: 'Competiciones de la temporada',
  isFinal: 'Definitiva',
  notFinal: 'Aún no definitiva',
  noCompetitions: 'Todavía no se ha elegido ninguna.',
} satisfies Translation<typeof seasonText>
