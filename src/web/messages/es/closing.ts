import type { Translation } from '../catalogue.ts'
import type { closingText } from '../en/closing.ts'
import { plural } from '../plural.ts'

export default {
  closeQuestion: (name: string) => `¿Cerrar el juego de ${name}?`,
  closeMeans:
    'Nadie podrá inscribirse ni empezar una tarjeta, y los resultados serán provisionales hasta que los haga definitivos. Podrá reabrirla.',
  loadFailed: 'No se han podido cargar las tarjetas que faltan.',
  allIn: 'Están todas las tarjetas.',
  out: (count: number) => plural('es', count, { one: 'Falta 1 tarjeta', other: 'Faltan # tarjetas' }),
  outStay:
    'Las tarjetas que faltan siguen abiertas: los jugadores pueden terminarlas y entregarlas hasta que los resultados sean definitivos. Las que no se entreguen hasta entonces necesitan una decisión: no entregada o retirado.',
  outStop:
    'Los resultados aún no se pueden hacer definitivos. Antes hay que entregar cada una de estas tarjetas o resolverla como no entregada o retirado.',
  allOut: 'Todas las tarjetas que faltan',
  fateOfAll: 'Qué pasa con todas las tarjetas que faltan',
  fateOf: (player: string) => `Qué pasa con la tarjeta de ${player}`,
  staysOpen: 'Sigue abierta',
  mixed: 'Distintas',
  fateReason: 'Motivo',
  fateReasonHint: 'Uno para todas; cada jugador lo lee en su tarjeta.',
  card: 'Tarjeta',
  rule: 'Resolver',
  ruleOn: (player: string) => `Resolver la tarjeta de ${player}`,
  notBegun: (count: number) =>
    plural('es', count, {
      one: '1 jugador está inscrito y no ha empezado tarjeta',
      other: '# jugadores están inscritos y no han empezado tarjeta',
    }),
  notBegunClose:
    'Ya no podrán empezarla por su cuenta. El club puede empezarla por ellos hasta que los resultados sean definitivos.',
  notBegunFinal: 'No tienen puesto en los resultados.',
  openMatches: (count: number) =>
    plural('es', count, { one: '1 partido no tiene resultado', other: '# partidos no tienen resultado' }),
  openMatchesStay: 'Se pueden anotar hasta que los resultados sean definitivos.',
  openMatchesFinal: 'Después nadie podrá anotar su resultado.',
  noOpenMatch: 'Todos los partidos tienen resultado.',
  notDrawn: 'El cuadro aún no está sorteado.',
  bracket: 'Abrir el cuadro',
} satisfies Translation<typeof closingText>
