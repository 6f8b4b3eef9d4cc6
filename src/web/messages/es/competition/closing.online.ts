import type { Translation } from '../../catalogue.ts'
import type { closingText } from '../../en/competition/closing.online.ts'
import { plural } from '../../plural.ts'

export default {
  closeQuestion: (name: string) => `¿Cerrar el juego de ${name}?`,
  closeMeans:
    'Nadie podrá inscribirse ni empezar una tarjeta, y los resultados serán provisionales hasta que los haga definitivos. Podrá reabrirla.',
  loadFailed: 'No se han podido cargar las tarjetas que faltan.',
  allIn: 'Están todas las tarjetas.',
  nobodyEntered: 'No hay nadie inscrito.',
  out: (count: number) => plural('es', count, { one: 'Falta 1 tarjeta', other: 'Faltan # tarjetas' }),
  outStay:
    'Los jugadores aún pueden terminar y entregar estas tarjetas hasta que los resultados sean definitivos. Marque como no entregada o retirado la que no llegue.',
  outStop:
    'Los resultados aún no se pueden hacer definitivos. Antes hay que entregar cada una de estas tarjetas o marcarla como no entregada o retirado.',
  allOut: 'Todas las tarjetas que faltan',
  fateOfAll: 'Decisión para todas las tarjetas que faltan',
  fateOf: (player: string) => `Decisión para la tarjeta de ${player}`,
  staysOpen: 'Sigue abierta',
  mixed: 'Distintas',
  fateReason: 'Motivo',
  fateReasonHint: 'Un motivo para todas. Cada jugador lo lee en su tarjeta.',
  card: 'Tarjeta',
  rule: 'Decidir',
  ruleOn: (player: string) => `Decidir sobre la tarjeta de ${player}`,
  notBegun: (count: number) =>
    plural('es', count, {
      one: '1 jugador no tiene tarjeta',
      other: '# jugadores no tienen tarjeta',
    }),
  notBegunClose:
    'Teclee la tarjeta o márquela como no entregada antes de que los resultados sean definitivos; los jugadores ya no pueden empezarla.',
  notBegunFinal: 'No tienen puesto en los resultados.',
  openMatches: (count: number) =>
    plural('es', count, { one: '1 partido no tiene resultado', other: '# partidos no tienen resultado' }),
  openMatchesStay: 'Se pueden anotar hasta que los resultados sean definitivos.',
  openMatchesFinal: 'Después nadie podrá anotar su resultado.',
  noOpenMatch: 'Todos los partidos tienen resultado.',
  notDrawn: 'El cuadro aún no está sorteado.',
  bracket: 'Abrir el cuadro',
} satisfies Translation<typeof closingText>
