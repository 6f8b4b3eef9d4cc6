import type { Translation } from '../../catalogue.ts'
import type { clubSettingsText } from '../../en/club/club-settings.online.ts'

export default {
  contents: 'Contenido de los ajustes',
  parts: {
    club: 'Nombre, escudo y color',
    country: 'País, moneda y reglas',
    joining: 'Altas y puestos',
    privacy: 'Datos y privacidad',
    records: 'Correo, registro y programas',
  },
} satisfies Translation<typeof clubSettingsText>
