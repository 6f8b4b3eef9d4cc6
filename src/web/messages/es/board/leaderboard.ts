import type { Translation } from '../../catalogue.ts'
import type { leaderboardText } from '../../en/board/leaderboard.ts'
import { plural } from '../../plural.ts'

const weekday = (day: Date) =>
  new Intl.DateTimeFormat('es', { weekday: 'short', timeZone: 'UTC' }).format(day)

export default {
  title: (name) => `${name}: clasificación en directo`,
  entriesOf: (name) => `${name}: lista de inscritos`,
  resultsOf: (name) => `${name}: resultados`,
  provisionalFor: (cards) =>
    plural('es', cards, {
      one: 'Provisional · falta # tarjeta',
      other: 'Provisional · faltan # tarjetas',
    }),
  mayJoin: 'Todavía puede inscribirse.',
  division: {
    title: 'División',
    all: 'Todas las divisiones',
    of: (division: string) => `División: ${division}`,
  },
  before: {
    title: 'La salida',
    startsIn: 'Empieza dentro de',
    startsNow: 'Empieza ahora',
    days: (count) => plural('es', count, { one: '# día', other: '# días' }),
    hours: (count) => plural('es', count, { one: '# hora', other: '# horas' }),
    minutes: (count) => plural('es', count, { one: '# minuto', other: '# minutos' }),
    starts: 'Salida',
    course: 'Campo',
    entered: 'Inscritos',
    players: (count) => plural('es', count, { one: '# jugador', other: '# jugadores' }),
    playersOf: (count, most) => `${count} de ${most} jugadores`,
    list: 'Lista de inscritos',
    index: 'Índice de Hándicap',
    nobody: 'Todavía no hay inscritos',
    nobodyNote: 'Los jugadores aparecerán aquí a medida que se inscriban.',
  },
  lead: {
    title: 'Líder',
    nobody: 'Nadie tiene todavía un resultado',
    strokes: (count) => plural('es', count, { one: '# golpe', other: '# golpes' }),
    holes: (count) => plural('es', count, { one: '# hoyo', other: '# hoyos' }),
    leads: 'va en cabeza',
    leadsBy: (margin) => `va en cabeza por ${margin}`,
    leadsOnCountback: (step) => `va en cabeza por desempate (${step})`,
    clear: (margin) => `${margin} de ventaja`,
    shared: 'comparten la cabeza',
    won: 'ha ganado',
    wonBy: (margin) => `ha ganado por ${margin}`,
    wonOnCountback: (step) => `ha ganado por desempate (${step})`,
    sharedFinal: 'comparten el primer puesto',
  },
  own: {
    show: 'Mostrar mi fila',
    noPlace: 'Sin puesto',
    noScore: 'Todavía sin resultado',
    leads: 'En cabeza',
    sharesLead: 'Comparte la cabeza',
    level: 'Empatado con el líder',
    pointsBehind: (points) => plural('es', points, { one: 'a # punto', other: 'a # puntos' }),
    strokesBehind: (strokes) => plural('es', strokes, { one: 'a # golpe', other: 'a # golpes' }),
    holesBehind: (holes) => plural('es', holes, { one: 'a # hoyo', other: 'a # hoyos' }),
  },
  podium: {
    title: 'Los tres primeros puestos',
    more: (count) => `y ${count} más`,
  },
  field: { out: 'En juego', in: 'Entregadas', notStarted: 'Sin empezar' },
  movedUp: (places) =>
    plural('es', places, {
      one: 'sube # puesto con el último hoyo',
      other: 'sube # puestos con el último hoyo',
    }),
  movedDown: (places) =>
    plural('es', places, {
      one: 'baja # puesto con el último hoyo',
      other: 'baja # puestos con el último hoyo',
    }),
  fromClub: 'Del club',
  held: (hole: number) => `El hoyo ${hole} y los siguientes se muestran en la entrega de premios.`,
  lastHoles: (holes) => `Últimos hoyos: ${holes.join('; ')}.`,
  holeIn: (hole, gross, par) => `hoyo ${hole} en ${gross}, par ${par}`,
  holePickedUp: (hole) => `hoyo ${hole}, bola recogida`,
  board: 'Clasificación',
  noDate: 'Por decidir',
  dateIn: (date, zone) => `${date} (${zone})`,
  back: 'Volver',
  backToCompetitions: 'Volver a las competiciones',
  refresh: 'Actualizar',
  print: 'Imprimir',
  competitionFailed: 'No se han podido cargar los datos de la competición.',
  failed: 'No se han podido cargar los datos de la clasificación.',
  loading: 'Cargando la clasificación…',
  empty: 'Todavía no hay resultados',
  emptyNote: 'Los resultados aparecerán aquí a medida que los jugadores terminen sus vueltas.',
  standingsOf: (name) => `Clasificación en directo de ${name}`,
  columns: {
    position: 'Pos.',
    player: 'Jugador',
    gross: 'Bruto',
    net: 'Neto',
    points: 'Puntos',
    holes: 'Hoyos',
    status: 'Estado',
  },
  you: 'Usted',
  yourTeam: 'Su equipo',
  noHandicap: 'Sin hándicap',
  playsOff: (handicap) => `Juega con ${handicap}`,
  complete: 'Terminada',
  totalsWait: 'Solo totales · por confirmar',
  completeTotals: 'Terminada, solo totales',
  inProgress: 'En juego',
  thru: (holes) => `Hoyo ${holes}`,
  rounds: {
    of: (round, count) => `Vuelta ${round} de ${count}`,
    complete: (round, count) => `Vuelta ${round} de ${count} terminada`,
    missing: (round, count) => `Falta la vuelta ${round} de ${count}`,
    value: (round, value) => `V${round} ${value}`,
    spoken: (round, value) => `vuelta ${round}: ${value}`,
    choose: 'Vuelta',
    round: (round) => `Vuelta ${round}`,
    explained: (count) =>
      `Se juega a ${count} vueltas. Un empate lo decide la última vuelta y después su desempate por tarjeta.`,
  },
  cut: {
    line: 'El corte',
    missed: 'No ha pasado el corte',
    explained: ({ after, places, ties }) =>
      `Corte tras la vuelta ${after}: ` +
      plural('es', places, { one: 'sigue el primero', other: 'siguen los # primeros' }) +
      (ties === 'all'
        ? ' y quienes empatan en el corte.'
        : '; un empate lo decide el desempate por tarjeta.'),
  },
  aheadOnCountback: (position, step) => `${position}.º por desempate (${step})`,
  behindOnCountback: (step) => `detrás por desempate (${step})`,
  startsAt: (time) => `Salida ${time}`,
  startsOn: (day, time) => `Salida ${weekday(day)} ${time}`,
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
  notes: {
    no_return: 'NR · No entregada',
    withdrawn: 'WD · Retirado',
    disqualified: 'DQ · Descalificado',
    no_team: 'Sin equipo',
  },
  explainers: {
    stableford: 'Stableford: cuantos más puntos, mejor.',
    team_stableford:
      'Stableford por equipos: se suman los mejores puntos de cada hoyo; cuantos más, mejor. Abra un equipo para ver qué resultados cuentan.',
    stroke_play:
      'Juego por golpes: gana el resultado neto más bajo. Mientras haya tarjetas en juego, los puestos van por el neto respecto al par.',
    team_stroke:
      'Golpes por equipos: se suman los mejores resultados netos de cada hoyo; cuantos menos, mejor. Abra un equipo para ver qué resultados cuentan.',
    par_bogey:
      'Par/Bogey: cada hoyo se gana (+), se empata (0) o se pierde (−) contra su par con el resultado neto. Gana quien más hoyos tenga a favor.',
    maximum_score:
      'Puntuación máxima: gana el resultado neto más bajo, y ningún hoyo cuenta más que el máximo. Un hoyo con la bola levantada cuenta el máximo.',
    modified_stableford:
      'Stableford modificado: cuantos más puntos, mejor. Albatros 8, eagle 5, birdie 2, par 0, bogey −1, peor −3, todo neto.',
    matchplay: 'El match play se decide hoyo a hoyo.',
  },
  allowance: {
    is: (percent) => `Porcentaje de hándicap: ${percent} %.`,
    recommended: (percent) => `El Apéndice C recomienda el ${percent} %.`,
    reason: (reason) => `Motivo del comité: ${reason}`,
  },
  printedAt: (time) => `A fecha de ${time}`,
  printedOn: (time) => `Impreso el ${time}`,
  freshness: {
    none: 'Aún sin cargar',
    at: (time) => `Actualizado ${time}`,
    polling: 'cada 15 s',
  },
  spoken: {
    points: (points) => plural('es', points, { one: '# punto', other: '# puntos' }),
    holes: (up) =>
      up === 0
        ? 'igualado con el par'
        : plural('es', Math.abs(up), {
            one: `# hoyo ${up > 0 ? 'arriba' : 'abajo'}`,
            other: `# hoyos ${up > 0 ? 'arriba' : 'abajo'}`,
          }),
    net: (net, toPar) => `neto ${net}, ${toPar}`,
    none: 'sin resultado',
    level: 'al par',
    over: (strokes) => `${strokes} sobre par`,
    under: (strokes) => `${strokes} bajo par`,
    complete: 'con la tarjeta terminada',
    through: (holes) => `tras ${plural('es', holes, { one: '# hoyo', other: '# hoyos' })}`,
    place: (place) => `puesto ${place}`,
    tied: (place) => `empatado en el puesto ${place}`,
  },
  detail: {
    loading: 'Cargando la tarjeta…',
    failed: 'No se ha podido cargar la tarjeta',
    handicapIndex: 'Índice de Hándicap',
    courseHandicap: 'Hándicap de Campo',
    playingHandicap: 'Hándicap de Juego',
    why: 'Por qué este puesto',
    out: 'Ida',
    in: 'Vuelta',
    total: 'Total',
  },
} satisfies Translation<typeof leaderboardText>
