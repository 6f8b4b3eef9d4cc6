import type { Translation } from '../../catalogue.ts'
import type { knockoutText } from '../../en/match/knockout.ts'
import { plural } from '../../plural.ts'

export default {
  playBy: (day) => `Se juega a más tardar el ${day}`,
  by: (day) => `hasta el ${day}`,
  overdue: 'Fuera de plazo',
  says: (who, winner, result) => `${who} dice: ganó ${winner}, ${result}.`,
  counts: (day) => `Cuenta el ${day} si no hay respuesta.`,
  differ: 'Las dos partes no están de acuerdo',
  reason: (reason) => `Motivo: ${reason}`,
  settled: 'Ya se ha resuelto.',
  confirm: 'Confirmar resultado',
  confirmOf: (number) => `Confirmar el resultado del partido ${number}`,
  walkover: 'Incomparecencia',
  walkoverOf: (number) => `Incomparecencia en el partido ${number}`,
  waiting: 'Su resultado espera a la otra parte.',
  terms: 'Fechas y condiciones',
  confirmsAfter: (days) =>
    `las dos partes confirman los resultados, que cuentan al cabo de ${plural('es', days, { one: '# día', other: '# días' })} sin respuesta`,
  withPlate: 'con consolación',
} satisfies Translation<typeof knockoutText>
