import type { Translation } from '../../catalogue.ts'
import type { cardActsText } from '../../en/card/card-acts.online.ts'

export default {
  reopen: 'Reabrir',
  whyReopen: '¿Reabrir esta tarjeta?',
  reopenHint:
    'La tarjeta vuelve a su jugador, que la entrega de nuevo con otra firma. Hasta entonces no cuenta en el historial de hándicap. La firma actual queda en los cambios.',
  doReopen: 'Reabrir tarjeta',
  reopening: 'Reabriendo…',
  reopenDone: 'Tarjeta reabierta',
  handIn: 'Entregar',
  whyHandIn: '¿Entregar esta tarjeta por su jugador?',
  handInHint: 'Para una tarjeta de papel que el marcador ha firmado.',
  doHandIn: 'Entregar tarjeta',
  playerStopped: 'El jugador dejó de jugar por un motivo válido',
  handingIn: 'Entregando…',
  handInDone: 'Tarjeta entregada',
  end: 'Cerrar tarjeta',
  whyEnd: '¿Cerrar esta tarjeta como está?',
  endHint:
    'Nadie podrá anotar más en ella y el jugador podrá empezar otra vuelta. Los hoyos se conservan. En una competición, decida sobre ella antes del resultado definitivo.',
  ending: 'Cerrando…',
  endDone: 'Tarjeta cerrada',
  takeOff: 'Anular tarjeta',
  whyTakeOff: '¿Anular esta tarjeta?',
  takeOffHint:
    'Será como si nunca se hubiera empezado: sale de la clasificación y del historial de hándicap, y el jugador puede empezar otra. Puede recuperarla después.',
  takingOff: 'Anulando…',
  takeOffDone: 'Tarjeta anulada',
  putBack: 'Recuperar tarjeta',
  whyPutBack: '¿Recuperar esta tarjeta?',
  putBackHint: 'La tarjeta queda como estaba antes de anularla.',
  puttingBack: 'Recuperando…',
  putBackDone: 'Tarjeta recuperada',
  correctTerms: 'Corregir el hándicap',
  move: 'Mover',
  moveTitle: 'Mover esta tarjeta',
  moveHint:
    'Para una tarjeta de otro jugador, otra competición, otra vuelta u otro día. Los hoyos quedan; el hándicap y los golpes se calculan de nuevo.',
  doMove: 'Mover tarjeta',
  moving: 'Moviendo…',
  moveDone: 'Tarjeta movida',
  movePlayer: 'Jugador',
  moveSearch: 'Buscar a otro jugador',
  moveRound: 'Vuelta de la competición',
  alsoCountFor: 'También cuenta para',
  alsoTitle: 'Esta vuelta también cuenta para',
  alsoHint:
    'El jugador jugó una sola vuelta para las dos competiciones. La tarjeta se anota allí con los golpes de esa competición, y la vuelta queda una sola vez en el historial de hándicap, por esta tarjeta.',
  doAlso: 'Anotarla allí',
  alsoDoing: 'Anotando…',
  alsoDone: 'La vuelta cuenta también allí',
  noOtherCompetition: 'Ninguna otra competición de este campo admite tarjetas ahora.',
  chooseCompetition: 'Elija la competición.',
  countForItself: 'Es otra vuelta',
  whyCountForItself: '¿Contar esta tarjeta como una vuelta aparte?',
  countForItselfHint:
    'Entra en el historial de hándicap además de la otra tarjeta. Es para dos vueltas del mismo día que casualmente tienen los mismos resultados.',
  doCountForItself: 'Contarla',
  countingForItself: 'Contando…',
  countForItselfDone: 'La tarjeta cuenta como una vuelta aparte',
  nothingMoved: 'Cambie el jugador, la competición, la vuelta o el día.',

  /** By the reason of the server’s refusal. */
  refusals: {
    handed_in: 'Esta tarjeta se ha entregado. Reábrala o anúlela.',
    taken_off: 'El club anuló esta tarjeta. Recupérela primero.',
    moved: 'Esta tarjeta se movió. Cambie la nueva.',
    given_up: 'El jugador abandonó esta tarjeta. Abra una nueva.',
    cancelled: 'La competición de esta tarjeta se ha cancelado.',
    not_entered: 'Este jugador no está inscrito en la competición. Inscríbalo primero.',
    round_dropped: 'La competición tiene ahora menos vueltas.',
    other_card: 'Este jugador tiene otra tarjeta de esta vuelta. Anule primero esa.',
    open_card: 'El jugador tiene ya una tarjeta abierta de esta vuelta. Ciérrela o anúlela primero.',
    not_handed_in: 'Entregue primero esta tarjeta y diga después para qué más cuenta.',
    only_totals: 'Esta tarjeta solo tiene totales. Anote primero sus hoyos.',
    same_round_final:
      'Esta vuelta también cuenta para una competición cuyo resultado es definitivo. Reabra primero ese resultado.',
    other_holes:
      'Esa competición se juega en hoyos que esta tarjeta no tiene. Elija una competición en los mismos hoyos.',
    closed_here_alone:
      'Un hoyo cerrado en esta tarjeta cuenta en la otra competición. Ciérrelo también allí o elija otra competición.',
    totals_only: 'Esta tarjeta solo tiene totales. Anote sus hoyos y muévala después.',
  },
} satisfies Translation<typeof cardActsText>
