import type { Translation } from '../../catalogue.ts'
import type { ownClaimText } from '../../en/home/own-claim.online.ts'

export default {
  ask: (club) => `¿Está ya en la lista de socios de ${club}?`,
  how: (club) =>
    `Si su nombre o su correo están en esa lista, preguntamos a ${club} si es usted. Cuando el club diga que sí, su hándicap, su número de socio y sus inscripciones pasan a esta cuenta. Con su número de socio o su fecha de nacimiento el club puede estar seguro.`,
  told: (club) => `${club} tiene sus datos y decide si es el socio de su lista.`,
  isListed: (club) => `Esta cuenta está en la lista de socios de ${club}.`,
  memberNumber: 'Número de socio',
  dateOfBirth: 'Fecha de nacimiento',
  bornOnInvalid: 'Indique su fecha de nacimiento.',
  nothingGiven: 'Indique su número de socio o su fecha de nacimiento.',
  send: 'Decírselo al club',
  sending: 'Enviando…',
  sent: (club) => `${club} tiene sus datos`,
  sendFailed: 'No se han podido enviar sus datos',
  withdraw: 'Retirar mis datos',
  withdrawTitle: '¿Retirar sus datos?',
  withdrawMeans: (club) =>
    `${club} deja de ver el número de socio y la fecha de nacimiento que usted le dijo. Puede volver a decírselo más adelante.`,
  withdrawn: (club) => `${club} ya no tiene estos datos suyos`,
  withdrawFailed: 'No se han podido retirar sus datos',
  loadFailed: 'No se han podido cargar sus datos',
} satisfies Translation<typeof ownClaimText>
