import type { Translation } from '../../catalogue.ts'
import type { matchDialogsText } from '../../en/match/match-dialogs.online.ts'

export default {
  reported: 'Enviado a la otra parte para que lo confirme',
  needsOther: (days) =>
    `La otra parte tiene que confirmarlo. Sin respuesta, cuenta al cabo de ${days} ${days === 1 ? 'día' : 'días'}.`,
  decision: 'Motivo de la decisión',
  decisionHint: 'Lo leen los dos jugadores.',
  answer: {
    right: 'Es correcto',
    wrong: 'No es correcto',
    until: (day) => `Sin respuesta, cuenta el ${day}.`,
  },
  walkover: {
    who: '¿Quién no puede jugar?',
    choose: 'Elija quién no puede jugar.',
    me: 'Yo no puedo jugar',
    goesOn: (name) => `Pasa ${name}.`,
    neither: 'Ninguno de los dos',
    neitherNote: 'No pasa nadie, y el siguiente rival queda exento.',
    reason: 'Motivo',
    reasonMissing: 'El motivo es obligatorio.',
    reasonHint: 'Lo leen los dos jugadores y el club.',
    save: 'Guardar la incomparecencia',
  },
} satisfies Translation<typeof matchDialogsText>
