import type { Translation } from '../../catalogue.ts'
import type { billingText } from '../../en/money/billing.online.ts'

export default {
  title: 'Facturación',
  loadFailed: 'No se ha podido cargar la facturación',
  paidUntil: 'Pagado hasta el',
  endsOn: 'Termina el',
  trialLead:
    'La prueba incluye todas las funciones. Cuando termine, las competiciones y los campos nuevos necesitarán un plan; todo lo demás sigue funcionando y nadie pierde el acceso a sus datos.',
  lapsedTitle: 'La prueba ha terminado',
  lapsed:
    'Las competiciones y los campos nuevos necesitan un plan. Todo lo demás sigue funcionando: tarjetas, resultados, socios y todos sus datos.',
  endsThen: (day) =>
    `El plan termina el ${day} y no se renueva. Hasta entonces no cambia nada; después, las competiciones y los campos nuevos vuelven a necesitar un plan.`,
  failingTitle: 'El último pago ha fallado',
  failing:
    'El servicio de pagos lo intenta de nuevo por sí mismo. Si la tarjeta ha cambiado, indique la nueva en «Gestionar el pago». Mientras lo intenta, no se interrumpe nada.',
  choosePlan: 'Plan',
  price: (price, per) => `${price} ${per}`,
  upgrade: 'Mejorar el plan',
  opening: 'Abriendo…',
  where:
    'Se paga en la página de nuestro proveedor de pagos con tarjeta. Los números de tarjeta solo se escriben allí y nunca llegan a Scoreclub.',
  manage: 'Gestionar el pago',
  manageNote: 'Tarjeta y facturas, o cambiar y cancelar el plan.',
  waitingTitle: 'Se está confirmando su pago',
  waiting:
    'El servicio de pagos lo confirma en un momento y aquí aparecerá su plan. Puede salir de esta página.',
  askNow: 'Preguntar ahora al servicio de pagos',
  asking: 'Preguntando…',
  madeTitle: 'Gracias, su plan está en marcha',
  made: 'El servicio de pagos lo ha confirmado. La factura está en «Gestionar el pago».',
  leftTitle: 'No se ha pagado nada',
  left: 'Ha vuelto sin pagar. Los planes siguen aquí.',
  failed: 'No se ha podido abrir la página de pago',
} satisfies Translation<typeof billingText>
