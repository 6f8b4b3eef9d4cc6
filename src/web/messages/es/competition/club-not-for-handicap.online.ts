import type { Translation } from '../../catalogue.ts'
import type { clubNotForHandicapText } from '../../en/competition/club-not-for-handicap.online.ts'

export default {
  handicap: 'Índice de Hándicap',
  countsForHandicap: 'Cuenta para el Índice de Hándicap',
  handicapHint: 'Los jugadores lo leen antes de jugar. Los resultados ya entregados siguen el cambio.',
  handicapNote: 'Nota sobre el hándicap',
  handicapNoteHint: 'Los jugadores la leen junto al motivo.',
  title: 'Días que no cuentan para el hándicap',
  means:
    'Las vueltas en este campo en esos días no van a ningún historial de hándicap, en competición o fuera de ella. Las tarjetas ya entregadas siguen el cambio, y vuelven si usted retira los días.',
  from: 'Primer día',
  until: 'Último día',
  untilHint: 'Si se deja vacío: solo el primer día.',
  chooseDay: 'Elija un día.',
  reason: 'Motivo',
  note: 'Nota',
  noteHint: 'Los jugadores la leen junto al motivo.',
  declare: 'Guardar estos días',
  declaring: 'Guardando…',
  declared: 'Días guardados',
  notDeclared: 'Los días no se han guardado. Inténtelo de nuevo.',
  fromUntil: (from, until) => `${from} a ${until}`,
  withdraw: 'Retirar',
  withdrawing: 'Retirando…',
  withdrawn: 'Estos días vuelven a contar',
  notWithdrawn: 'Los días no se han retirado',
  tryAgain: 'Inténtelo de nuevo.',
  refusals: {
    ends_before_start: 'El último día no es anterior al primero.',
    too_many_days: 'Como máximo 366 días de una vez. Anote los demás aparte.',
    days_overlap: 'Algunos de estos días ya no cuentan para el hándicap. Retírelos antes.',
    note_missing: 'Diga por qué: los jugadores lo leen.',
  },
} satisfies Translation<typeof clubNotForHandicapText>
