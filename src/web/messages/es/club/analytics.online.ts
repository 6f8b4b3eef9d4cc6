import type { Translation } from '../../catalogue.ts'
import type { analyticsText } from '../../en/club/analytics.online.ts'
import { readerLocale } from '../../language.ts'
import { plural } from '../../plural.ts'

const count = (many: number, one: string, other: string) => plural(readerLocale(), many, { one, other })

export default {
  title: 'Estadísticas',
  tabsLabel: 'Estadísticas',
  print: 'Imprimir',
  denied: 'Solo los administradores del club pueden ver las estadísticas.',
  offlineTitle: 'Sin conexión',
  offline: 'Estas cifras necesitan conexión. Esta página se abrirá sola cuando vuelva la conexión.',
  failed: 'No se han podido cargar las cifras',
  notPlayed: '–',
  madeOf: (rounds) => `de ${rounds}`,
  tabs: {
    overview: 'Resumen',
    players: 'Jugadores',
    courses: 'Campos',
    holes: 'Análisis por hoyo',
    rounds: 'Últimas vueltas',
  },
  figures: {
    label: 'El club en cifras',
    totalMembers: 'Total de socios',
    roundsThisMonth: 'Vueltas este mes',
    activeCompetitions: 'Competiciones en juego',
    averageScore: 'Resultado medio',
    madeOf: (rounds) => count(rounds, '# vuelta de 18 hoyos', '# vueltas de 18 hoyos'),
    nines: (average, rounds) => `Nueve hoyos: ${average}, ${count(rounds, '# vuelta', '# vueltas')}`,
  },
  whatCounts:
    'Las medias y los mejores resultados salen de las vueltas de 18 hoyos con todos los hoyos terminados. Las demás vueltas se cuentan, pero no entran en la media.',
  months: {
    roundsTitle: 'Vueltas por mes',
    roundsSentence: (total, month, most) =>
      `En los últimos doce meses ${count(total, 'se ha entregado # vuelta', 'se han entregado # vueltas')}; el mes con más fue ${month}, con ${most}.`,
    scoreTitle: 'Resultado medio por mes',
    scoreSentence: (first, firstMonth, last, lastMonth) =>
      `El resultado medio a 18 hoyos fue de ${first} en ${firstMonth} y de ${last} en ${lastMonth}.`,
    oneScore: (score, month) => `El resultado medio a 18 hoyos fue de ${score} en ${month}.`,
    tableTitle: 'Mes a mes',
    month: 'Mes',
    rounds: 'Vueltas',
    averageScore: 'Resultado medio',
    noScores:
      'En los últimos doce meses no se ha entregado ninguna vuelta de 18 hoyos con todos los hoyos terminados.',
  },
  empty: {
    title: 'Aún no hay vueltas',
    text: 'Los gráficos aparecerán aquí en cuanto los socios entreguen sus tarjetas.',
    noCourses: 'Aún no hay campos',
    noCoursesText: 'Añada el primer campo del club para ver sus cifras.',
    addCourse: 'Añadir un campo',
    noHoles: 'Este campo aún no tiene hoyos',
    notPlayed: 'Nadie ha jugado todavía este campo',
    notPlayedText: 'Sus hoyos se compararán aquí cuando los socios entreguen tarjetas.',
  },
  best: {
    title: 'Los mejores',
    rule: (many, least) =>
      `Las ${many} mejores medias de puntos Stableford a 18 hoyos, con al menos ${least} vueltas. Los empates se deciden por más vueltas y después por el nombre.`,
    none: (least) => `Nadie ha jugado todavía ${least} vueltas de 18 hoyos.`,
    place: 'Puesto',
    player: 'Jugador',
    averagePoints: 'Media de puntos',
    rounds: 'Vueltas',
  },
  players: {
    title: 'Jugadores',
    chartTitle: 'Media de puntos según el hándicap',
    chartSentence: (players, above) =>
      `Cada marca es un jugador con al menos tres vueltas. ${above} de ${count(players, '# jugador hace', '# jugadores hacen')} de media 36 puntos o más, es decir, juega a su hándicap.`,
    chartX: 'Hándicap',
    chartY: 'Media de puntos',
    toHandicap: '36 puntos',
    tableLabel: 'Los jugadores y sus cifras',
    sorted: 'Elija un encabezado para ordenar por él.',
    columns: {
      name: 'Jugador',
      handicap: 'Hándicap',
      totalRounds: 'Vueltas',
      averageScore: 'Resultado medio',
      bestScore: 'Mejor resultado',
      averagePoints: 'Media de puntos',
      totalPoints: 'Puntos totales',
      averageNineScore: 'Nueve hoyos',
    },
  },
  courses: {
    title: 'Campos',
    chartTitle: 'Vueltas por campo',
    chartSentence: (course, rounds, total) =>
      `El más jugado fue ${course}: ${rounds} de ${count(total, '# vuelta', '# vueltas')}.`,
    tableLabel: 'Los campos y sus cifras',
    course: 'Campo',
    rounds: 'Vueltas',
    averageScore: 'Resultado medio',
    bestScore: 'Mejor resultado',
    averagePoints: 'Media de puntos',
    nine: 'Nueve hoyos',
    holes: 'Hoyos',
    toHoles: (course) => `Análisis por hoyo de ${course}`,
  },
  holes: {
    course: 'Campo',
    difficultyTitle: 'La dificultad de cada hoyo',
    difficultySentence: (hole, over) =>
      `Del más difícil al más fácil, por la media de golpes sobre el par. El hoyo ${hole} es el más difícil, con ${over}.`,
    bar: (hole, index) => `${hole} (hcp ${index})`,
    harder: (places) => `▲ ${places}`,
    easier: (places) => `▼ ${places}`,
    marks:
      '▲ y ▼ indican cuántos puestos más difícil o más fácil se juega un hoyo de lo que dice su hándicap. Las barras rayadas se desvían un cuarto del campo o más.',
    doubtTitle: 'Hándicaps de hoyo que conviene revisar',
    doubtHarder: (hole, index, places) =>
      `El hoyo ${hole} (hcp ${index}) se juega ${places} puestos más difícil.`,
    doubtEasier: (hole, index, places) =>
      `El hoyo ${hole} (hcp ${index}) se juega ${places} puestos más fácil.`,
    noDoubt: 'Cada hoyo se juega con una dificultad parecida a la que indica su hándicap.',
    tooFew: (least) =>
      `Los hándicaps de hoyo se comparan cuando cada hoyo se ha jugado ${least} veces. Con menos resultados pesa demasiado el azar.`,
    distributionTitle: 'Resultados en cada hoyo',
    distributionSentence: (pars, plays) =>
      `De ${count(plays, '# resultado', '# resultados')} en este campo, el ${pars} son par o mejor.`,
    tableLabel: 'Los hoyos y sus cifras',
    hole: 'Hoyo',
    par: 'Par',
    index: 'Hcp',
    difficulty: 'Dificultad',
    averageScore: 'Media',
    overPar: 'Sobre el par',
    timesPlayed: 'Jugado',
    results: {
      eagles: 'Eagle o mejor',
      birdies: 'Birdie',
      pars: 'Par',
      bogeys: 'Bogey',
      doubleBogeysOrWorse: 'Doble o peor',
      pickedUp: 'Bola levantada',
    },
    pickedUpNote: 'Un hoyo con la bola levantada no tiene resultado, así que no entra en ninguna media.',
  },
  rounds: {
    title: 'Últimas vueltas',
    tableLabel: 'Últimas vueltas',
    date: 'Fecha',
    player: 'Jugador',
    course: 'Campo',
    competition: 'Competición',
    gross: 'Bruto',
    net: 'Neto',
    points: 'Puntos',
    holes: (holes) => `${holes} hoyos`,
    open: (player, date) => `Vuelta de ${player}, ${date}`,
    latest: (many) => `Las ${many} últimas vueltas entregadas, de la más reciente a la más antigua.`,
  },
} satisfies Translation<typeof analyticsText>
