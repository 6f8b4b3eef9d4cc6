import { catalogue } from '../../catalogue.ts'

/** How the card behaves on this phone. */
export const cardSettingsText = catalogue('card-settings', {
  title: 'The card on this phone',
  keepsAwake: 'Keep the screen on',
  keepsAwakeNote: 'While your card is open. It uses more battery.',
  isLeftHanded: 'Left hand',
  isLeftHandedNote: 'Puts the keys where the left thumb reaches them.',
  vibrates: 'Vibrate with each score',
  vibratesNote: 'A short buzz confirms each score.',
})
