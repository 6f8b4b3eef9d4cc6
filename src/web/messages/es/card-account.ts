import type { Translation } from '../catalogue.ts'
import type { cardAccountText } from '../en/card-account.ts'

export default {
  title: 'Cuotas con tarjeta',
  loadFailed: 'No se pudo cargar la cuenta de las cuotas',
  notOffered:
    'En esta instalación no está previsto pagar las cuotas de inscripción con tarjeta. Se pagan en secretaría, y se anotan en la mesa de cada competición.',
  lead: 'Los jugadores pueden pagar la cuota con tarjeta al apuntarse. Conecte la cuenta propia del club en nuestro proveedor de pagos, Stripe; una nueva lleva unos minutos y pide los datos bancarios del club.',
  connect: 'Conectar una cuenta',
  finish: 'Terminar en Stripe',
  openService: 'Ver qué pide Stripe',
  opening: 'Abriendo…',
  askNow: 'Preguntar de nuevo a Stripe',
  asking: 'Preguntando…',
  unfinishedTitle: 'La cuenta no está terminada',
  unfinished:
    'Stripe todavía necesita algo del club para aceptar tarjetas. Hasta entonces las cuotas se pagan en secretaría.',
  readyTitle: 'El club puede cobrar con tarjeta',
  ready:
    'Elija en cada competición con cuota si se paga con tarjeta, en secretaría o de ambas formas: en su formulario, junto a la cuota.',
  stoppedTitle: 'Stripe no acepta ahora tarjetas para el club',
  stopped:
    'Está comprobando lo que el club le ha dicho, o pide algo más. Hasta que termine, las cuotas se pagan en secretaría.',
  whose:
    'El dinero va directamente al club. Las comisiones de Stripe y los pagos reclamados son cosa del club y de Stripe, en el panel que Stripe da al club.',
  failed: 'No ha funcionado',
  disconnect: 'Desconectar',
  disconnecting: 'Desconectando…',
  disconnectTitle: '¿Desconectar la cuenta?',
  disconnectMeans:
    'Desde ahora las cuotas se pagan en secretaría. Lo pagado con tarjeta sigue pagado y aún se puede devolver. La cuenta sigue siendo del club, y se puede conectar de nuevo.',
} satisfies Translation<typeof cardAccountText>
