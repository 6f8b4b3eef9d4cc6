import type { Translation } from '../../catalogue.ts'
import type { appMenuText } from '../../en/app/app-menu.ts'

export default {
  colours: 'Colores',
  language: 'Idioma',
  themes: {
    system: 'Como el dispositivo',
    light: 'Claro',
    dark: 'Oscuro',
    outdoor: 'Exterior, alto contraste',
  },
} satisfies Translation<typeof appMenuText>
