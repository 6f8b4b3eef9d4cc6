import type { Translation } from '../../catalogue.ts'
import type { sharedText } from '../../en/platform/shared.ts'

export default {
  backToHome: 'Volver al inicio',
  cancel: 'Cancelar',
  close: 'Cerrar',
  copy: 'Copiar',
  delete: 'Eliminar',
  edit: 'Editar',
  goBack: 'Volver',
  loading: 'Cargando…',
  remove: 'Quitar',
  save: 'Guardar',
  saving: 'Guardando…',
  tryAgain: 'Intentar de nuevo',
  undo: 'Deshacer',
  error: 'Error',
  accessDenied: 'Acceso denegado',
  noConnection: 'No hay conexión. Inténtelo de nuevo.',
  serverFault: 'Scoreclub tiene un problema',
  tryAgainLater: 'Inténtelo de nuevo más tarde.',
} satisfies Translation<typeof sharedText>
