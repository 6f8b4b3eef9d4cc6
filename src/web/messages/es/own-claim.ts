import type { Translation } from '../catalogue.ts'
import type { ownClaimText } from '../en/own-claim.ts'

export default {
  ask: (club) => `¿Está ya en la lista de socios de ${club}?`,
  how: (club) =>
    `Si su nombre o su correo están en esa lista, se pregunta a ${club} si es usted. Cuando el club diga que sí, su hándicap, su número de socio y sus inscripciones pasan a esta cuenta. Con su número de socio o su fecha de nacimiento el club puede estar seguro.`,
  told: (club) => `${club} tiene lo que usted escribió y decide si es el socio de su lista.`,
  isListed: (club) => `Esta cuenta es su puesto en la lista de socios de ${club}.`,
  memberNumber: 'Número de socio',
  dateOfBirth: 'Fecha de nacimiento',
  bornOnInvalid: 'Indique el día en que nació.',
  send: 'Decírselo al club',
  sending: 'Enviando…',
  sent: (club) => `${club} tiene lo que usted escribió`,
  sendFailed: 'No se ha podido decir al club',
  loadFailed: 'No se ha podido cargar lo que dijo al club',
} satisfies Translation<typeof ownClaimText>
