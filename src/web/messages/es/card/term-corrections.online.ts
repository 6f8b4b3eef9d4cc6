import type { Translation } from '../../catalogue.ts'
import type { termCorrectionsText } from '../../en/card/term-corrections.online.ts'

export default {
  put: 'Corregir tarjetas',
  titles: {
    competition: (name) => `Corregir las tarjetas de ${name}`,
    course: (name) => `Corregir tarjetas de ${name}`,
    card: (name) => `Corregir la tarjeta de ${name}`,
  },
  hints: {
    competition:
      'Para un error, también con el resultado definitivo. Indique el porcentaje correcto, o déjelo como está y cada tarjeta se calcula con el campo como está ahora. Los golpes no cambian.',
    course:
      'Para un error: cada tarjeta desde este día se calcula con los pares, índices de hoyo y valoraciones que el campo tiene ahora. Las de días anteriores quedan como están.',
    card: 'Para un error. Indique el Índice de Hándicap o las barras correctas, o déjelos como están y la tarjeta se calcula con el campo como está ahora. Los golpes no cambian.',
  },
  allowance: 'Porcentaje de hándicap',
  from: 'Tarjetas desde',
  index: 'Índice de Hándicap en esta tarjeta',
  indexHint: 'Déjelo vacío si el jugador no tiene índice.',
  tee: 'Barras',
  asOnCard: 'Las de la tarjeta',
  preview: 'Ver qué cambia',
  previewing: 'Calculando…',
  doPut: (cards) => (cards === 1 ? 'Corregir 1 tarjeta' : `Corregir ${cards} tarjetas`),
  putting: 'Corrigiendo…',
  done: (cards) => (cards === 1 ? '1 tarjeta corregida' : `${cards} tarjetas corregidas`),
  failed: 'No se ha cambiado nada',
  nothing: 'Todas estas tarjetas ya se calculan así.',
  noOther: 'No hay otra tarjeta que corregir.',
  notRead: 'No se han podido cargar las correcciones de estas tarjetas.',
  cards: 'Tarjetas',
  places: 'Posiciones',
  prizes: 'Premios',
  indexes: 'Índices de Hándicap',
  noneMoves: 'No cambia ninguna posición, ningún premio ni ningún Índice de Hándicap.',
  none: 'ninguno',
  of: (name, what) => `${name}, ${what}`,
  round: (round) => `vuelta ${round}`,
  numbers: (net, points) => `neto ${net}, ${points} puntos`,
  reopens: (names) =>
    `Se reabre el resultado definitivo de ${names} y sus jugadores con cuenta reciben un aviso. Hasta que vuelva a ser definitivo no cuenta en ninguna temporada.`,
  withoutTee: (names) =>
    `Estas tarjetas quedan como están, porque sus barras ya no están en el campo: ${names}.`,
  apartTitle: 'Hay tarjetas calculadas con condiciones distintas',
  apart: (what, values) => `${what}: ${values}`,
  value: (value, players) => `${value} para ${players}`,
  andMore: (count) => `${count} más`,
  outdatedTitle: 'El campo o la competición ha cambiado',
  outdated: (cards) =>
    cards === 1
      ? '1 tarjeta se empezó antes de que cambiara el campo o la competición. Si el cambio corrigió un error, corrija también la tarjeta. Si vale a partir de ahora, déjela.'
      : `${cards} tarjetas se empezaron antes de que cambiara el campo o la competición. Si el cambio corrigió un error, corrija también las tarjetas. Si vale a partir de ahora, déjelas.`,
  outdatedOnCourse: (cards) =>
    cards === 1
      ? '1 tarjeta de los últimos 30 días se jugó con otros pares, índices de hoyo o valoraciones. Si eran un error, corríjala. Si el campo ha cambiado, déjela.'
      : `${cards} tarjetas de los últimos 30 días se jugaron con otros pares, índices de hoyo o valoraciones. Si eran un error, corríjalas. Si el campo ha cambiado, déjelas.`,
  reason: 'Motivo',
  reasonHint: 'Lo leen los jugadores de estas tarjetas.',
  reasonMissing: 'Indique un motivo de al menos 3 caracteres.',
  to: 'pasa a',
  corrections: 'Correcciones',
  made: (cards, who, when) => `${cards === 1 ? '1 tarjeta' : `${cards} tarjetas`}, ${who}, ${when}`,
  formerAdmin: 'un administrador anterior',
  isTakenBack: 'Deshecha',
  takeBack: 'Deshacer',
  whyTakeBack: '¿Deshacer esta corrección?',
  takeBackHint:
    'Las tarjetas se calculan otra vez como antes. Un resultado definitivo se reabre y queda abierto hasta que usted lo vuelva a hacer definitivo; los jugadores con cuenta reciben un aviso.',
  takingBack: 'Deshaciendo…',
  takenBack: 'Corrección deshecha',
  refusals: {
    no_cards: 'Aún no se ha empezado ninguna tarjeta, así que no hay nada que corregir.',
    nothing_to_correct: 'Todas estas tarjetas ya se calculan así.',
    tee_gone: 'Las barras de esta tarjeta ya no están en el campo. Elija las barras que se jugaron.',
    changed_since:
      'Las barras o el índice de una de estas tarjetas han cambiado después. Deje primero esa tarjeta como estaba, o corrija de nuevo las tarjetas.',
    corrected_since:
      'Una de estas tarjetas se ha corregido otra vez después. Deshaga primero esa corrección.',
  },
} satisfies Translation<typeof termCorrectionsText>
