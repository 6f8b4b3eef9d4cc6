import type { Translation } from '../../catalogue.ts'
import type { scorecardDoneText } from '../../en/card/scorecard-done.ts'

const points = (count: number) => (count === 1 ? '1 punto' : `${count} puntos`)
const holes = (count: number) => (count === 1 ? '1 hoyo' : `${count} hoyos`)
const strokes = (count: number) => (count === 1 ? '1 golpe' : `${count} golpes`)

export default {
  roundCompleted: 'Vuelta completada',
  home: 'Inicio',
  seeCard: 'Ver la tarjeta',
  stayHere: 'Quedarse aquí',
  goingHome: 'Su tarjeta está entregada. La página de inicio se abre en un momento.',
  staying: 'Su tarjeta está entregada.',
  noReturn: 'No entregada',
  yourRound: 'Su vuelta, hoyo a hoyo',
  whatItMeans: 'Lo que supone',
  place: 'Su puesto',
  teamPlace: 'El puesto de su equipo',
  position: (position) => `${position}.º`,
  shared: 'compartido',
  behind: {
    points: (count) => `A ${points(count)} del líder`,
    net: (count) => `A ${strokes(count)} del líder`,
    holes: (count) => `A ${holes(count)} del líder`,
  },
  ahead: {
    points: (count) => `${points(count)} de ventaja`,
    net: (count) => `${strokes(count)} de ventaja`,
    holes: (count) => `${holes(count)} de ventaja`,
  },
  level: 'Empatado con el líder',
  leads: 'En cabeza',
  noPlace: 'Sin puesto',
  noPlaceText: 'Esta tarjeta no tiene puesto en la competición.',
  ruled: {
    no_return: 'El club ha dado esta vuelta por no entregada.',
    withdrawn: 'El club ha dado esta vuelta por retirada.',
    disqualified: 'El club ha dado esta vuelta por descalificada.',
  },
  placeUnknown: 'No se ha podido consultar la clasificación.',
  index: 'Índice de Hándicap',
  fromTo: (before, after) => `de ${before} a ${after}`,
  unchanged: 'sin cambios con esta vuelta',
  firstIndex: 'Su primer Índice de Hándicap',
  holesMissing: (holes) =>
    `${holes === 1 ? 'Falta un hoyo' : `Faltan ${holes} hoyos`} en su historial para su primer Índice de Hándicap.`,
  assigned: 'Su club asigna los hándicaps; una vuelta no cambia el suyo.',
  notOnRecord: 'Esta vuelta no está en su historial de hándicap.',
  indexUnknown: 'No se ha podido consultar el historial de hándicap.',
  best: 'Mejor hoyo',
  bestHole: (hole) => `Hoyo ${hole}`,
  seeBoard: 'Ver la clasificación',
  myRecord: 'Mi historial',
  closeSummary: 'Cerrar',
  summaryThen: 'Su puesto y su Índice de Hándicap se ven aquí en cuanto el club tenga la tarjeta.',
  points,
  holesUp: (up) => (up === 0 ? 'Empate' : `${holes(Math.abs(up))} ${up > 0 ? 'arriba' : 'abajo'}`),
  strokes,
} satisfies Translation<typeof scorecardDoneText>
