import type { Translation } from '../../catalogue.ts'
import type { cardAccountText } from '../../en/money/card-account.online.ts'

export default {
  title: 'Cuotas con tarjeta',
  loadFailed: 'No se pudo cargar la cuenta de las cuotas',
  notOffered:
    'En este servidor no está previsto el pago con tarjeta. Los jugadores pagan en secretaría y usted marca las cuotas como pagadas en la mesa de la competición.',
  lead: 'Los jugadores pueden pagar la cuota con tarjeta al inscribirse. Conecte la cuenta propia del club en nuestro proveedor de pagos, Stripe. Una cuenta nueva lleva unos minutos y pide los datos bancarios del club.',
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
    'En cada competición con cuota, elija junto a la cuota si se paga con tarjeta, en secretaría o de ambas formas.',
  stoppedTitle: 'Stripe no acepta ahora tarjetas para el club',
  stopped:
    'Stripe está comprobando los datos del club o pide alguno más. Hasta entonces las cuotas se pagan en secretaría.',
  whose:
    'El dinero va directamente al club. Las comisiones de Stripe y los pagos reclamados son cosa del club y de Stripe, en el panel de Stripe del club.',
  failed: 'No ha funcionado',
  disconnect: 'Desconectar',
  disconnecting: 'Desconectando…',
  disconnectTitle: '¿Desconectar la cuenta?',
  disconnectMeans:
    'Desde ahora las cuotas se pagan en secretaría. Lo pagado con tarjeta sigue pagado y aún se puede devolver. El club conserva su cuenta y puede conectarla de nuevo.',
} satisfies Translation<typeof cardAccountText>
