import type { RowNote } from '#contract/board/leaderboard.ts'
import { ordinal } from '#golf/arithmetic/english-ordinal.ts'
import type { CompetitionStatus, CompetitionType } from '#golf/competition/competition.ts'

/** What the plain board says; word for word what the shared page says (a test compares them). */
export type PlainWords = {
  tab: string
  over: string
  overNext: string
  failed: string
  triedAgain: string
  nobody: string
  unnamed: string
  names: string
  made: string
  screen: (screen: number, screens: number) => string
  entriesOf: (name: string) => string
  title: (name: string) => string
  resultsOf: (name: string) => string
  message: string
  held: (hole: number) => string
  closed: (closed: { holes: readonly number[]; count: number }) => string
  closedInRound: (round: number, closed: string) => string
  updatedAt: (time: string) => string
  columns: Readonly<Record<'position' | 'player' | 'net' | 'points' | 'holes' | 'status', string>>
  complete: string
  completeTotals: string
  totalsWait: string
  inProgress: string
  notStarted: string
  startsAt: (time: string) => string
  startsOn: (day: Date, time: string) => string
  aheadOnCountback: (position: number, step: string) => string
  behindOnCountback: (step: string) => string
  steps: Readonly<Record<string, string>>
  stepOfHole: (hole: string) => string
  thru: (holes: number) => string
  round: (round: number, count: number) => string
  roundComplete: (round: number, count: number) => string
  notes: Readonly<Record<Exclude<RowNote, 'totals_only'>, string>>
  types: Readonly<Record<CompetitionType, string>>
  statuses: Readonly<Record<CompetitionStatus, string>>
}

const weekdayIn = (language: string, day: Date) =>
  new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(day)

const en: PlainWords = {
  tab: 'Leaderboard',
  over: 'This link does not show a board any more',
  overNext: 'The club has switched it off, or part of the address is missing. Ask the club for a new link.',
  failed: 'The board could not be loaded',
  triedAgain: 'This screen keeps trying.',
  nobody: 'Nobody is on this board yet.',
  unnamed: 'Name withheld',
  names: 'Children and players who asked not to be named are shown without their name.',
  made: 'Made with Scoreclub',
  screen: (screen, screens) => `${screen} of ${screens}`,
  entriesOf: (name) => `${name} Entry List`,
  title: (name) => `${name} Live Standings`,
  resultsOf: (name) => `${name} Results`,
  message: 'From the club',
  closed: ({ holes, count }) =>
    `${holes.length === 1 ? 'Hole' : 'Holes'} ${holes.join(', ')} closed: ${count === 1 ? '1 hole counts' : `${count} holes count`}.`,
  closedInRound: (round, closed) => `Round ${round}: ${closed}`,
  held: (hole) => `Hole ${hole} and those after it are shown at the prize-giving.`,
  updatedAt: (time) => `Updated ${time}`,
  columns: {
    position: 'Pos',
    player: 'Player',
    net: 'Net',
    points: 'Points',
    holes: 'Holes',
    status: 'Status',
  },
  complete: 'Complete',
  completeTotals: 'Complete, totals only',
  totalsWait: 'Totals only · to be confirmed',
  inProgress: 'In Progress',
  notStarted: 'Not started',
  startsAt: (time) => `Starts ${time}`,
  startsOn: (day, time) => `Starts ${weekdayIn('en', day)} ${time}`,
  aheadOnCountback: (position, step) => `${ordinal(position)} on countback (${step})`,
  behindOnCountback: (step) => `behind on countback (${step})`,
  steps: {
    'last round': 'the last round',
    'last 9': 'back nine',
    'last 6': 'last six',
    'last 3': 'last three',
    'last hole': 'last hole',
    'holes 4-9': 'holes 4 to 9',
    'holes 7-9': 'holes 7 to 9',
  },
  stepOfHole: (hole) => `hole ${hole}`,
  thru: (holes) => `Thru ${holes}`,
  round: (round, count) => `Round ${round} of ${count}`,
  roundComplete: (round, count) => `Round ${round} of ${count} complete`,
  notes: {
    no_return: 'NR · No return',
    withdrawn: 'WD · Withdrawn',
    disqualified: 'DQ · Disqualified',
    no_team: 'Not in a team',
  },
  types: {
    stableford: 'Stableford',
    stroke_play: 'Stroke play',
    par_bogey: 'Par/bogey',
    maximum_score: 'Maximum score',
    modified_stableford: 'Modified Stableford',
    matchplay: 'Match play',
    team_stroke: 'Team stroke play',
    team_stableford: 'Team Stableford',
  },
  statuses: {
    draft: 'Draft',
    upcoming: 'Upcoming',
    active: 'In play',
    completed: 'Provisional',
    final: 'Final',
    cancelled: 'Cancelled',
  },
}

const es: PlainWords = {
  tab: 'Clasificación',
  over: 'Este enlace ya no muestra ninguna clasificación',
  overNext: 'El club lo ha desactivado o falta parte de la dirección. Pida al club un enlace nuevo.',
  failed: 'No se ha podido cargar la clasificación',
  triedAgain: 'Esta pantalla lo sigue intentando.',
  nobody: 'Todavía no hay nadie en esta clasificación.',
  unnamed: 'Jugador sin nombre',
  names: 'Los menores y quienes han pedido no ser nombrados aparecen sin su nombre.',
  made: 'Hecho con Scoreclub',
  screen: (screen, screens) => `${screen} de ${screens}`,
  entriesOf: (name) => `${name}: lista de inscritos`,
  title: (name) => `${name}: clasificación en directo`,
  resultsOf: (name) => `${name}: resultados`,
  message: 'Del club',
  closed: ({ holes, count }) =>
    `${holes.length === 1 ? 'Hoyo' : 'Hoyos'} ${holes.join(', ')} ${holes.length === 1 ? 'cerrado' : 'cerrados'}: ${count === 1 ? 'cuenta 1 hoyo' : `cuentan ${count} hoyos`}.`,
  closedInRound: (round, closed) => `Vuelta ${round}: ${closed}`,
  held: (hole) => `El hoyo ${hole} y los siguientes se muestran en la entrega de premios.`,
  updatedAt: (time) => `Actualizado ${time}`,
  columns: {
    position: 'Pos.',
    player: 'Jugador',
    net: 'Neto',
    points: 'Puntos',
    holes: 'Hoyos',
    status: 'Estado',
  },
  complete: 'Terminada',
  completeTotals: 'Terminada, solo totales',
  totalsWait: 'Solo totales · por confirmar',
  inProgress: 'En juego',
  notStarted: 'Sin empezar',
  startsAt: (time) => `Salida ${time}`,
  startsOn: (day, time) => `Salida ${weekdayIn('es', day)} ${time}`,
  aheadOnCountback: (position, step) => `${position}.º por desempate (${step})`,
  behindOnCountback: (step) => `detrás por desempate (${step})`,
  steps: {
    'last round': 'la última vuelta',
    'last 9': 'los últimos 9',
    'last 6': 'los últimos 6',
    'last 3': 'los últimos 3',
    'last hole': 'el último hoyo',
    'holes 4-9': 'los hoyos 4 a 9',
    'holes 7-9': 'los hoyos 7 a 9',
  },
  stepOfHole: (hole) => `el hoyo ${hole}`,
  thru: (holes) => `Hoyo ${holes}`,
  round: (round, count) => `Vuelta ${round} de ${count}`,
  roundComplete: (round, count) => `Vuelta ${round} de ${count} terminada`,
  notes: {
    no_return: 'NR · No entregada',
    withdrawn: 'WD · Retirado',
    disqualified: 'DQ · Descalificado',
    no_team: 'Sin equipo',
  },
  types: {
    stableford: 'Stableford',
    stroke_play: 'Juego por golpes',
    par_bogey: 'Par/Bogey',
    maximum_score: 'Puntuación máxima',
    modified_stableford: 'Stableford modificado',
    matchplay: 'Match play',
    team_stroke: 'Golpes por equipos',
    team_stableford: 'Stableford por equipos',
  },
  statuses: {
    draft: 'Borrador',
    upcoming: 'Próxima',
    active: 'En juego',
    completed: 'Provisional',
    final: 'Definitiva',
    cancelled: 'Anulada',
  },
}

export const plainWords = { en, es }
export type PlainLanguage = keyof typeof plainWords
