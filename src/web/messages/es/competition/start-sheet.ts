import type { Translation } from '../../catalogue.ts'
import type { startSheetText } from '../../en/competition/start-sheet.ts'

export default {
  fromClub: 'Del club',
  kind: 'Orden de salida',
  loadFailed: 'No se ha podido cargar el orden de salida',
  none: 'Todavía no hay orden de salida',
  noneNote: 'El club aún no ha publicado las horas de salida.',
  toCompetition: 'A la competición',
  back: 'Competiciones',
  caption: 'Todos los grupos',
  time: 'Hora',
  hole: 'Hoyo',
  players: 'Jugadores',
  youStart: (time: string, hole: string) => `Sale ${time}, hoyo ${hole}`,
  with: (names: string) => `con ${names}`,
  alone: 'Sale en solitario.',
  own: 'Su grupo',
  calendar: 'Añadir al calendario',
  print: 'Imprimir',
  groupCard: 'Tarjeta del grupo',
  printedOn: (when: string) => `Impreso el ${when}`,
  asOf: (when: string) => `Estado: ${when}`,
  eventName: (competition: string, hole: string) => `${competition}, hoyo ${hole}`,
} satisfies Translation<typeof startSheetText>
