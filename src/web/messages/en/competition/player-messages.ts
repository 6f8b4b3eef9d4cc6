import type { MessageReach, MessageTerm } from '#contract/competition/player-message.ts'
import { catalogue } from '../../catalogue.ts'

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
  lead: 'For fog, a new starting time or the prize-giving. Players with an account get it in the app, and the boards show it to everybody.',
  write: 'Write to all players',
  loadFailed: 'The message could not be loaded',
  message: 'Message',
  left: (letters: number) => `${letters} ${letters === 1 ? 'character' : 'characters'} left.`,
  missing: 'Write what the players should know.',
  tooLong: (most: number) => `A message has at most ${most} characters.`,
  term: 'How long the boards show it',
  terms: {
    day: 'Until the end of today',
    final: 'Until the result is final',
  } satisfies Record<MessageTerm, string>,
  termNote:
    'The leaderboard, the start sheet, the public page and the wall show it. You can take it down at any time.',
  replaces: 'It replaces the message that is up now.',
  reach: (reach: MessageReach) =>
    reach.inApp === 0
      ? 'No player gets it in the app, because nobody entered has an account. The boards will show it.'
      : withWays(players(reach.inApp, 'is told in the app', 'are told in the app'), reach),
  reached: (reach: MessageReach) =>
    reach.inApp === 0
      ? 'No player got it in the app, because nobody entered has an account. The boards show it.'
      : withWays(players(reach.inApp, 'was told in the app', 'were told in the app'), reach),
  withoutAccount: (many: number) =>
    `${players(many, 'has no account', 'have no account')}: tell them another way.`,
  send: 'Send the message',
  sending: 'Sending…',
  sent: 'The message is sent',
  failed: 'The message was not sent',
  sentAt: (when: string) => `Sent ${when}`,
  stands: {
    day: 'On the boards until the end of the day.',
    final: 'On the boards until the result is final.',
  } satisfies Record<MessageTerm, string>,
  isOver: 'No longer on the boards.',
  takeDown: 'Take it down',
  takingDown: 'Taking it down…',
  takenDown: 'The message is off the boards',
  notTakenDown: 'The message is still on the boards',
  tryAgain: 'Please try again.',
})
