import type { Translation } from '../../catalogue.ts'
import type { offlineText } from '../../en/offline/offline.ts'

export default {
  savedHere: 'Guardado en este teléfono',
  sending: 'Enviando',
  savedAtClub: 'Guardado en el club',
  needsYou: 'Requiere su atención',
  holes: (holes) => `${holes.length === 1 ? 'hoyo' : 'hoyos'} ${holes.join(', ')}`,
  aCard: 'una tarjeta firmada o el inicio de una vuelta',
  seeWaiting: 'Ver lo pendiente',
  unsentScores: 'Resultados sin enviar',
  notSentYet: (holes) => `Guardado en este teléfono, aún sin enviar: ${holes}.`,
  openCard: 'Abrir la tarjeta',
  scoresThatNeedYou: 'Resultados que requieren su atención',
  notSent: (holes) => `Sin enviar: ${holes}.`,
  signIn: 'Iniciar sesión',
  goToHole: (hole) => `Ir al hoyo ${hole}`,
  removeFromPhone: 'Quitar de este teléfono',
  notTaken: 'El club no ha admitido este resultado.',
  safeUntilSignedIn: 'Están en este teléfono. Inicie sesión para enviarlos al club.',
  cannotStore: 'Este teléfono no puede guardarlos ahora. Deje esta página abierta hasta que se envíen.',
} satisfies Translation<typeof offlineText>
