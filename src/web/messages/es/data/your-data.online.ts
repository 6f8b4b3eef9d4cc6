import type { Translation } from '../../catalogue.ts'
import type { yourDataText } from '../../en/data/your-data.online.ts'

export default {
  title: 'Sus datos',
  export: 'Todo sobre usted en un archivo',
  exportNote:
    'Un archivo con cada tabla como JSON y CSV, sus fotos y firmas. Tarda un momento. Solo usted puede descargarlo, durante 24 horas.',
  ask: 'Preparar el archivo',
  askAgain: 'Preparar un archivo nuevo',
  asking: 'Pidiendo…',
  waiting: 'El archivo espera su turno.',
  running: (done, total) => `Se está preparando el archivo: ${done} de ${total} ficheros.`,
  ready: (size, until) => `El archivo está listo: ${size}, hasta ${until}.`,
  download: 'Descargar el archivo',
  failed: 'No se ha podido preparar el archivo. Inténtelo de nuevo.',
  notAsked: 'No se ha pedido el archivo',
  privacy: 'Qué se guarda sobre usted y por qué',
  erase: 'Eliminar su cuenta',
  eraseNote:
    'Su cuenta, fotos, firmas, registro de hándicap y dispositivos se eliminan de inmediato. En los resultados pasados figura como «Antiguo socio»; los puestos no cambian.',
  eraseButton: 'Eliminar la cuenta…',
  eraseTitle: '¿Eliminar su cuenta?',
  eraseMeans:
    'No se puede deshacer. Una tarjeta abierta queda retirada y se pierden los golpes sin enviar de este dispositivo. Prepare antes el archivo si quiere conservar lo suyo.',
  password: 'Su contraseña',
  email: 'Su correo, escrito otra vez',
  emailHint: (email) => `Escriba ${email} para que no ocurra por error.`,
  emailDiffers: 'No es el correo de esta cuenta.',
  passwordMissing: 'Escriba su contraseña.',
  passwordWrong: 'No es su contraseña.',
  eraseNow: 'Eliminar la cuenta para siempre',
  erasing: 'Eliminando…',
  notErased: 'La cuenta no se ha eliminado',
} satisfies Translation<typeof yourDataText>
