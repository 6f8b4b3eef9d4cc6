import type { Translation } from '../../catalogue.ts'
import type { cardRulingsText } from '../../en/board/card-rulings.ts'

export default {
  title: 'Comité',
  failed: 'No se han podido cargar las inscripciones',
  none: 'El comité no ha decidido sobre ninguna tarjeta.',
  rule: 'Decisión del comité',
  ruleNote: 'Puede deshacerlo hasta que el resultado sea definitivo.',
  noReason: 'El comité lo ha decidido. Su tarjeta no tiene puesto.',
  player: 'Jugador',
  choose: 'Elija…',
  choosePlayer: 'Elija un jugador.',
  status: 'La tarjeta está',
  reason: 'Motivo',
  reasonHint: 'Lo ven el jugador y los administradores del club.',
  reasonMissing: 'Indique el motivo: el jugador lo lee en su tarjeta.',
  counts: 'El resultado sigue contando para el Índice de Hándicap',
  countsNote: 'Desmárquelo solo si la infracción dio una ventaja importante (Regla 2.1b).',
  notSaved: 'No se ha guardado',
  tryAgain: 'Inténtelo de nuevo.',
} satisfies Translation<typeof cardRulingsText>
