import type { Translation } from '../../catalogue.ts'
import type { installText } from '../../en/offline/install.ts'

export default {
  title: 'Scoreclub en su pantalla de inicio',
  why: 'Instale Scoreclub desde este navegador. Se abre desde su pantalla de inicio, con o sin cobertura.',
  safariForgets:
    'Safari borra las tarjetas sin enviar si no abre Scoreclub en siete días. La aplicación de la pantalla de inicio las guarda.',
  install: 'Instalar',
  no: 'No, gracias',
  understood: 'Entendido',
  share: 'Toque Compartir',
  toHomeScreen: 'Elija «Añadir a pantalla de inicio»',
  add: 'Toque Añadir',
} satisfies Translation<typeof installText>
