import { catalogue } from '../../catalogue.ts'

export const appMenuText = catalogue('app-menu', {
  colours: 'Colours',
  language: 'Language',
  themes: {
    system: 'Same as the device',
    light: 'Light',
    dark: 'Dark',
    outdoor: 'Outdoor, high contrast',
  },
})
