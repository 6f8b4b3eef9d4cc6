import type { Translation } from '../../catalogue.ts'
import type { entryFeePageText } from '../../en/money/entry-fee-page.online.ts'

export default {
  kind: 'Cuota de inscripción',
  loadFailed: 'No se pudo cargar la cuota de inscripción',
  back: 'Competiciones',
  amount: 'Cuota',
  state: 'Estado',
  states: {
    owed: 'Sin pagar todavía',
    paid: 'Pagada',
    waived: 'Nada que pagar',
    refunded: 'Devuelta',
    none: 'Nada que pagar',
  },
  payNow: (amount) => `Pagar ${amount} con tarjeta`,
  opening: 'Abriendo…',
  orDesk: 'También puede pagar en secretaría.',
  atDesk: 'Pague la cuota en secretaría, por favor. El club la marca entonces como pagada.',
  whereTyped:
    'Se paga en la página del proveedor de pagos con tarjeta del club. Los números de tarjeta solo se escriben allí y nunca llegan a Scoreclub.',
  backIfLeft:
    'Si deja la competición antes de que cierren las inscripciones, el pago con tarjeta se devuelve automáticamente.',
  waived: 'El club le ha eximido de la cuota.',
  none: 'En esta competición no tiene ninguna cuota que pagar.',
  failed: 'No se pudo abrir la página de pago',
  waitingTitle: 'Se está confirmando su pago',
  waiting:
    'El servicio de pagos lo confirma en un momento. Puede salir de esta página; su inscripción sigue en pie.',
  askNow: 'Preguntar ahora al servicio de pagos',
  asking: 'Preguntando…',
  madeTitle: 'Gracias, su cuota está pagada',
  made: 'El servicio de pagos lo ha confirmado.',
  returnedTitle: 'Su pago se devuelve',
  leftTitle: 'No se pagó nada',
  left: 'Ha vuelto sin pagar. Su inscripción sigue en pie y la cuota sigue pendiente.',
  payments: 'Pagado con tarjeta',
  paidOn: (amount, day) => `${amount} el ${day}`,
  paymentStates: {
    open: 'Pendiente',
    expired: 'No pagado',
    paid: 'Pagado',
    returning: 'Se está devolviendo a su tarjeta',
    returned: 'Devuelto a su tarjeta',
    refused: 'Aún sin devolver. El club lo ve y puede intentarlo de nuevo.',
  },
  returnedOn: (day) => `Devuelto a su tarjeta el ${day}. Su banco puede tardar unos días en mostrarlo.`,
  reasons: {
    by_club: 'El club lo ha devuelto.',
    withdrawn: 'Dejó la competición.',
    cancelled: 'La competición está cancelada.',
    not_entered: 'Ya no estaba inscrito cuando llegó el pago.',
    paid_already: 'Su cuota ya estaba resuelta cuando llegó el pago.',
    fee_changed: 'La cuota cambió mientras pagaba. Pague la nueva, por favor.',
  },
  toCompetition: 'Abrir la competición',
} satisfies Translation<typeof entryFeePageText>
