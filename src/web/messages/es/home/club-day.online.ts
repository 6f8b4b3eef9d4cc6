import type { Translation } from '../../catalogue.ts'
import type { clubDayText } from '../../en/home/club-day.online.ts'
import { plural } from '../../plural.ts'

export default {
  entered: 'Inscritos',
  notStarted: 'Sin empezar',
  out: 'En juego',
  in: 'Entregadas',
  toCheck: 'Por revisar',
  outNames: (count) => plural('es', count, { one: '# tarjeta en juego', other: '# tarjetas en juego' }),
  thru: (played, all) => `${played} de ${all} hoyos`,
  card: 'Tarjeta',
  cardOf: (name) => `Tarjeta de ${name}`,
  rule: 'Decisión',
  ruleOn: (name) => `Decisión sobre la tarjeta de ${name}`,
  doubts: {
    ruling_needed: 'Sin entregar. Entréguela o márquela NR, WD o DQ.',
    totals_only: 'Solo se entregaron totales. La tarjeta no tiene puesto hasta que los confirme:',
    holes_missing: 'Entregada con hoyos sin anotar.',
    unsigned: 'Entregada sin el nombre o la firma del marcador.',
  },
  closePlay: 'Cerrar el juego',
  closePlayOf: (name) => `Cerrar el juego de ${name}`,
  finish: 'Hacer definitivo',
  finishOf: (name) => `Hacer definitivo el resultado de ${name}`,
  board: 'Clasificación',
  boardOf: (name) => `Clasificación de ${name}`,
  details: 'Ver detalles',
  detailsOf: (name) => `Ver detalles de ${name}`,
  toFinish: 'Resultados por terminar',
  waiting: 'Esperan aprobación',
  next: 'Próxima competición',
  failed: 'No se han podido cargar las tarjetas del día',
  more: (count) => plural('es', count, { one: '# competición más', other: '# competiciones más' }),
} satisfies Translation<typeof clubDayText>
