import type { Translation } from '../../catalogue.ts'
import type { cardSettingsText } from '../../en/card/card-settings.ts'

export default {
  title: 'La tarjeta en este teléfono',
  keepsAwake: 'Mantener la pantalla encendida',
  keepsAwakeNote: 'Mientras su tarjeta está abierta. Gasta más batería.',
  isLeftHanded: 'Mano izquierda',
  isLeftHandedNote: 'Pone las teclas al alcance del pulgar izquierdo.',
  vibrates: 'Vibrar con cada resultado',
  vibratesNote: 'Una vibración breve confirma cada resultado.',
} satisfies Translation<typeof cardSettingsText>
