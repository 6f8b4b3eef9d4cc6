import type { Translation } from '../catalogue.ts'
import type { entryFeePageText } from '../en/entry-fee-page.ts'

export default {
  kind: 'Cuota de inscripción',
  loadFailed: 'No se pudo cargar la cuota de inscripción',
  back: 'Competiciones',
  amount: 'Cuota',
  state: 'Estado',
  states: {
    owed: 'Pendiente',
    paid: 'Pagada',
    waived: 'Nada que pagar',
    refunded: 'Devuelta',
    none: 'Nada que pagar',
  },
  payNow: (amount) => `Pagar ${amount} con tarjeta`,
  opening: 'Abriendo…',
  orDesk: 'También puede pagar en secretaría.',
  atDesk: 'Pague la cuota en secretaría, por favor; el club lo anota allí.',
  whereTyped:
    'Se paga en la página del proveedor de pagos con tarjeta del club. Los números de tarjeta solo se escriben allí y nunca llegan a Scoreclub.',
  backIfLeft:
    'Si deja la competición antes de que cierren las inscripciones, lo pagado con tarjeta vuelve solo a la tarjeta.',
  waived: 'El club le ha eximido de la cuota.',
  none: 'En esta competición no tiene ninguna cuota que pagar.',
  failed: 'No se pudo abrir la página de pago',
  waitingTitle: 'Se está confirmando su pago',
  waiting:
    'El servicio de pagos nos avisa en un momento. Puede salir de esta página; su inscripción sigue en pie y no se pierde nada.',
  askNow: 'Preguntar ahora al servicio de pagos',
  asking: 'Preguntando…',
  madeTitle: 'Gracias, su cuota está pagada',
  made: 'El servicio de pagos lo ha confirmado.',
  returnedTitle: 'Lo que pagó se devuelve',
  leftTitle: 'No se pagó nada',
  left: 'Ha vuelto sin pagar. Su inscripción sigue en pie y la cuota sigue pendiente.',
  payments: 'Pagado con tarjeta',
  paidOn: (amount, day) => `${amount} el ${day}`,
  paymentStates: {
    open: 'Pendiente',
    expired: 'No pagado',
    paid: 'Pagado',
    returning: 'En camino de vuelta a su tarjeta',
    returned: 'Devuelto a su tarjeta',
    refused: 'Todavía no se pudo devolver. El club lo ve y puede intentarlo de nuevo.',
  },
  returnedOn: (day) => `Devuelto a su tarjeta el ${day}. Su banco puede tardar unos días en mostrarlo.`,
  reasons: {
    by_club: 'El club lo ha devuelto.',
    withdrawn: 'Dejó la competición.',
    cancelled: 'La competición está cancelada.',
    not_entered: 'Ya no estaba inscrito cuando llegó el pago.',
    paid_already: 'Su cuota ya estaba resuelta cuando llegó el pago.',
    fee_changed: 'La cuota cambió mientras pagaba. Páguela como es ahora, por favor.',
  },
  toCompetition: 'A la competición',
} satisfies Translation<typeof entryFeePageText>
