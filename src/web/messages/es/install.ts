import type { Translation } from '../catalogue.ts'
import type { installText } from '../en/install.ts'

export default {
  title: 'Scoreclub en su pantalla de inicio',
  why: 'Scoreclub se instala desde este navegador: después se abre desde su pantalla de inicio, con o sin cobertura.',
  safariForgets:
    'Una pestaña de Safari borra las tarjetas pendientes de enviar si no se abre Scoreclub en siete días. La aplicación de su pantalla de inicio las guarda.',
  install: 'Instalar',
  no: 'No, gracias',
  understood: 'Entendido',
  share: 'Toque Compartir',
  toHomeScreen: 'Elija «Añadir a pantalla de inicio»',
  add: 'Toque Añadir',
} satisfies Translation<typeof installText>
