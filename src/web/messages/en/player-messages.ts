import type { MessageReach, MessageTerm } from '#domain/competition/player-message.ts'
import { catalogue } from '../catalogue.ts'

const players = (many: number, one: string, other: string) =>
  `${many} ${many === 1 ? `player ${one}` : `players ${other}`}`

/** Which of those told in the app are told at once elsewhere: "5 of them on their phone or computer, 4 by e-mail". */
const ways = ({ push, mail }: MessageReach) =>
  [
    ...(push > 0 ? [`${push} of them on their phone or computer`] : []),
    ...(mail > 0 ? [`${mail} of them by e-mail`] : []),
  ].join(' and ')

const withWays = (sentence: string, reach: MessageReach) =>
  reach.push + reach.mail === 0 ? `${sentence}.` : `${sentence}, ${ways(reach)}.`

/** What an administrator writes to everybody who plays, at the competition's desk. */
export const playerMessagesText = catalogue('player-messages', {
  title: 'Message to all players',
  lead: 'For fog, a new starting time or the prize-giving: everybody who is entered is told, and the message stands on the boards.',
  write: 'Write to all players',
  loadFailed: 'The message could not be loaded',
  message: 'Message',
  left: (letters: number) => `${letters} ${letters === 1 ? 'character' : 'characters'} left.`,
  missing: 'Write what the players should know.',
  tooLong: (most: number) => `A message has at most ${most} characters.`,
  term: 'How long it stands on the boards',
  terms: {
    day: 'Until the end of today',
    final: 'Until the result is final',
  } satisfies Record<MessageTerm, string>,
  termNote:
    'It stands on the leaderboard, the start sheet, the public page and the wall. You can take it down at any time.',
  replaces: 'It takes the place of the message that stands there now.',
  reach: (reach: MessageReach) =>
    reach.inApp === 0
      ? 'No player is told, because nobody with an account is entered. The message will stand on the boards.'
      : withWays(players(reach.inApp, 'is told in the app', 'are told in the app'), reach),
  reached: (reach: MessageReach) =>
    reach.inApp === 0
      ? 'No player was told, because nobody with an account is entered. The message is on the boards.'
      : withWays(players(reach.inApp, 'was told in the app', 'were told in the app'), reach),
  withoutAccount: (many: number) =>
    `${players(many, 'has no account', 'have no account')}: tell them another way.`,
  send: 'Send the message',
  sending: 'Sending…',
  sent: 'The message is sent',
  failed: 'The message was not sent',
  sentAt: (when: string) => `Sent ${when}`,
  stands: {
    day: 'It stands on the boards until the end of the day.',
    final: 'It stands on the boards until the result is final.',
  } satisfies Record<MessageTerm, string>,
  isOver: 'It no longer stands on the boards.',
  takeDown: 'Take it down',
  takingDown: 'Taking it down…',
  takenDown: 'The message is off the boards',
  notTakenDown: 'The message still stands on the boards',
  tryAgain: 'Please try again.',
})
