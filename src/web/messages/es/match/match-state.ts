import type { Translation } from '../../catalogue.ts'
import type { matchStateText } from '../../en/match/match-state.ts'
import { plural } from '../../plural.ts'

const holes = (count: number) => plural('es', count, { one: '# hoyo', other: '# hoyos' })

export default {
  open: 'Tarjeta del partido',
  openOf: (number) => `Tarjeta del partido ${number}`,
  openYours: 'Anotar su partido',
  notBegun: 'Sin empezar',
  allSquare: (thru) => `Empatados tras ${holes(thru)}`,
  up: (name, up, thru) => `${name} ${up} arriba tras ${holes(thru)}`,
  dormie: (name, up, thru) => `${name} ${up} arriba tras ${holes(thru)}, dormie`,
  won: (name, result) => `${name} ganó ${result}`,
  wonByConcession: (name) => `${name} ganó: se le concedió el partido`,
  wonByWalkover: (name) => `${name} ganó por incomparecencia`,
  wonByRuling: (name) => `${name} ganó: se descalificó a la otra persona`,
  toConfirm: 'por confirmar',
  differ: (count) => plural('es', count, { one: 'No coinciden en # hoyo', other: 'No coinciden en # hoyos' }),
} satisfies Translation<typeof matchStateText>
