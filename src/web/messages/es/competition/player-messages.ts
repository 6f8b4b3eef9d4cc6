import type { MessageReach } from '#contract/competition/player-message.ts'
import type { Translation } from '../../catalogue.ts'
import type { playerMessagesText } from '../../en/competition/player-messages.ts'

const players = (many: number, one: string, other: string) =>
  `${many} ${many === 1 ? `jugador ${one}` : `jugadores ${other}`}`

const ways = ({ push, mail }: MessageReach) =>
  [
    ...(push > 0 ? [`${push} de ellos en su teléfono u ordenador`] : []),
    ...(mail > 0 ? [`${mail} de ellos por correo electrónico`] : []),
  ].join(' y ')

const withWays = (sentence: string, reach: MessageReach) =>
  reach.push + reach.mail === 0 ? `${sentence}.` : `${sentence}, ${ways(reach)}.`

export default {
  title: 'Mensaje a todos los jugadores',
  lead: 'Para la niebla, otra hora de salida o la entrega de premios. Los inscritos con cuenta lo reciben en la aplicación y todos lo ven en las clasificaciones.',
  write: 'Escribir a todos los jugadores',
  loadFailed: 'No se ha podido cargar el mensaje',
  message: 'Mensaje',
  left: (letters: number) => (letters === 1 ? 'Queda 1 carácter.' : `Quedan ${letters} caracteres.`),
  missing: 'Escriba lo que deben saber los jugadores.',
  tooLong: (most: number) => `Un mensaje tiene como máximo ${most} caracteres.`,
  term: 'Cuánto tiempo aparece en las clasificaciones',
  terms: {
    day: 'Hasta que acabe el día de hoy',
    final: 'Hasta que el resultado sea definitivo',
  },
  termNote:
    'Aparece en la clasificación, el orden de salida, la página pública y la pantalla del club. Puede retirarlo cuando quiera.',
  replaces: 'Ocupa el lugar del mensaje que aparece ahora.',
  reach: (reach: MessageReach) =>
    reach.inApp === 0
      ? 'No se avisa a ningún jugador, porque no hay nadie inscrito con cuenta. El mensaje aparecerá en las clasificaciones.'
      : withWays(
          players(reach.inApp, 'recibe un aviso en la aplicación', 'reciben un aviso en la aplicación'),
          reach,
        ),
  reached: (reach: MessageReach) =>
    reach.inApp === 0
      ? 'No se ha avisado a ningún jugador, porque no hay nadie inscrito con cuenta. El mensaje aparece en las clasificaciones.'
      : withWays(
          players(
            reach.inApp,
            'ha recibido un aviso en la aplicación',
            'han recibido un aviso en la aplicación',
          ),
          reach,
        ),
  withoutAccount: (many: number) =>
    `${players(many, 'no tiene cuenta: avísele', 'no tienen cuenta: avíseles')} de otra manera.`,
  send: 'Enviar el mensaje',
  sending: 'Enviando…',
  sent: 'El mensaje está enviado',
  failed: 'El mensaje no se ha enviado',
  sentAt: (when: string) => `Enviado ${when}`,
  stands: {
    day: 'Aparece en las clasificaciones hasta que acabe el día.',
    final: 'Aparece en las clasificaciones hasta que el resultado sea definitivo.',
  },
  isOver: 'Ya no aparece en las clasificaciones.',
  takeDown: 'Retirarlo',
  takingDown: 'Retirando…',
  takenDown: 'El mensaje ya no aparece en las clasificaciones',
  notTakenDown: 'El mensaje sigue en las clasificaciones',
  tryAgain: 'Inténtelo de nuevo.',
} satisfies Translation<typeof playerMessagesText>
