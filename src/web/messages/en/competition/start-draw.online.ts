import type { DelayRefusal } from '#golf/competition/start-sheet/delay-starts.ts'
import { sayMismatch, type DrawMismatch } from '#golf/competition/start-sheet/draw-mismatches.ts'
import type { StartKind, StartOrder } from '#golf/competition/start-sheet/start-sheet.ts'
import type { WishFault } from '#golf/competition/start-sheet/judge-wishes.ts'
import { catalogue } from '../../catalogue.ts'

const count = (many: number, one: string, other: string) => `${many} ${many === 1 ? one : other}`

/** The draw of a competition's groups at its desk. */
export const startDrawText = catalogue('start-draw', {
  title: 'Draw and start sheet',
  loadFailed: 'The draw could not be loaded',
  nobody: 'Nobody is entered yet',
  nobodyNote: 'Groups are drawn from the players who are entered.',
  notDrawn: 'No groups yet',
  notDrawnNote: (players: number) =>
    `${count(players, 'player is', 'players are')} entered. Draw them into groups, then move players as you like.`,
  draw: 'Draw the groups',
  drawAgain: 'Draw again',
  drawing: 'Drawing…',
  drawFailed: 'The groups could not be drawn',
  drawnFrom: 'The draw keeps the wishes below where it can.',
  replaces: 'This replaces the present groups. You can undo it.',
  replacesPublished: 'Players have seen the start sheet. They see the new one once you publish it.',
  kind: 'Where groups start',
  kinds: {
    one_tee: 'First tee',
    two_tees: 'First and tenth tee',
    shotgun: 'Shotgun: all at once, on every hole',
  } satisfies Record<StartKind, string>,
  size: 'Players in a group',
  firstAt: 'First start, club time',
  firstMissing: 'Enter when the first group starts.',
  interval: 'Minutes between groups',
  order: 'Order',
  orders: {
    handicap_low: 'Handicap Index, low first',
    handicap_high: 'Handicap Index, high first',
    random: 'At random',
    entered: 'As they entered',
    result: 'By the result so far, leaders last',
  } satisfies Record<StartOrder, string>,
  round: 'Round',
  roundByDay: 'Worked out from the day and the cards',
  roundNumber: (round: number) => `Round ${round}`,
  seed: 'Number of the random draw',
  seedHint: 'The same number and entries give the same draw, so that anybody can repeat it.',
  breakAt: (number: number) => (number === 1 ? 'Break from' : `Break ${number} from`),
  breakMinutes: (number: number) =>
    number === 1 ? 'Length of the break in minutes' : `Length of break ${number} in minutes`,
  anotherBreak: 'Another break',
  breakHint: 'Nobody starts during the break. Leave it empty for no break.',
  preview: (groups: number, first: string, last: string) =>
    first === last
      ? `${count(groups, 'group', 'groups')}, at ${first}`
      : `${count(groups, 'group', 'groups')}, from ${first} to ${last}`,
  previewSizes: (sizes: readonly { size: number; groups: number }[]) =>
    sizes.map(({ size, groups }) => `${groups} of ${size}`).join(' and '),
  previewFaults: {
    too_many_groups: 'A shotgun has two places on each hole, and there are more groups than that.',
    no_tenth_hole: 'This course has no tenth hole to start from.',
    no_first_hole: 'Only the back nine is played, so nobody starts from the first hole.',
    past_midnight: 'The last groups would start after midnight.',
  },
  drawn: 'The groups are drawn',
  groups: 'Groups',
  drawnBy: (order: string, seed: number | null) =>
    seed === null ? `Drawn: ${order}` : `Drawn: ${order}, number ${seed}`,
  group: (number: number) => `Group ${number}`,
  hole: (hole: string) => `hole ${hole}`,
  start: (time: string, hole: string) => `${time}, hole ${hole}`,
  empty: 'This start is free',
  changeStart: 'Change start',
  changeStartOf: (group: string) => `Change the start of ${group}`,
  startOf: (group: string) => `Start of ${group}`,
  startDay: 'Day',
  startTime: 'Time, club time',
  startHole: 'Starting hole',
  saveStart: 'Change the start',
  startMissing: 'Enter when the group starts.',
  startTaken: 'Another group starts there at this time. Choose another time or hole.',
  startNotChanged: 'The start was not changed',
  alone: 'One player on their own',
  waiting: 'Without a start',
  waitingNote: 'They entered after the draw, or were taken out of their group.',
  fill: 'Fill the gaps with them',
  how: 'Choose a player, then another player to swap them or a group to move them there. The arrow keys work too, and you can drag by the handle.',
  chosen: (name: string) => `${name} is chosen.`,
  up: 'Up',
  down: 'Down',
  upOf: (name: string) => `Move ${name} up`,
  downOf: (name: string) => `Move ${name} down`,
  takeOut: 'Take out',
  takeOutOf: (name: string) => `Take ${name} out of the group`,
  wishOf: (name: string) => `What ${name} asked for`,
  wish: 'Wish',
  done: 'Done',
  putHere: 'Put here',
  putInto: (name: string, group: string) => `Put ${name} into ${group}`,
  swapWith: (name: string, other: string) => `Swap ${name} with ${other}`,
  full: 'A group has four players at most. Choose one of them to swap.',
  isNow: (name: string, group: string, place: number) => `${name} is now in ${group}, place ${place}.`,
  nowHas: ({ number, size }: { number: number; size: number }) =>
    size === 0
      ? `Group ${number} now has no players.`
      : `Group ${number} now has ${count(size, 'player', 'players')}.`,
  isOut: (name: string) => `${name} is without a start.`,
  undo: 'Undo',
  undone: 'Undone.',
  saving: 'Saving…',
  saved: 'Saved',
  saveFailed: 'The change is not saved',
  tryAgain: 'Try again',
  conflictTitle: 'Somebody else has changed the draw',
  conflict: 'Your change is not saved. See theirs, or save yours instead.',
  takeTheirs: 'Show theirs',
  keepMine: 'Save mine instead',
  wishes: 'Wishes',
  noWishes: 'Nobody has asked for anything.',
  addWish: 'Add a wish',
  editWish: (name: string) => `Change the wish of ${name}`,
  player: 'Player',
  choosePlayer: 'Choose a player',
  playerMissing: 'Choose whose wish it is.',
  withFirst: 'Wants to play with',
  withMore: 'And with',
  noOne: 'Nobody in particular',
  notBefore: 'Not before',
  notAfter: 'Not after',
  saveWish: 'Save the wish',
  savingWish: 'Saving…',
  wishFailed: 'The wish could not be saved',
  asksWith: (names: string) => `with ${names}`,
  asksBefore: (time: string) => `not before ${time}`,
  asksAfter: (time: string) => `not after ${time}`,
  kept: 'Kept',
  notKept: 'Not kept',
  faults: {
    not_drawn: 'the player they asked for has no start',
    too_many: 'too many want to play together for one group',
    times_differ: 'they want to play together at different times',
    no_such_time: 'no group starts at such a time',
    no_place: 'the places were taken; move somebody to keep it',
  } satisfies Record<WishFault, string>,
  mismatchTitle: 'The draw no longer fits the competition',
  mismatch: sayMismatch,
  mismatchDraw: 'Players cannot be shown it like this. Draw again, or change the starts below.',
  mismatchAsk:
    'Players cannot be shown it like this. Change the starts below, or ask an administrator to draw again.',
  outside: {
    before: (start: string, from: string) =>
      `The first start is ${start}; the start of the competition is ${from}. Nobody can start a card before that: change these starts, or the start of the competition.`,
    after: (start: string, to: string) =>
      `The last start is ${start}; the end of the competition is ${to}. Nobody can start a card after that: change these starts, or the end of the competition.`,
  },
  mismatchField: {
    day: 'Choose a time on a day of the competition.',
    hole: 'Choose a hole of the course.',
    round: 'Choose one of its rounds.',
  } satisfies Record<DrawMismatch['of'], string>,
  notPublished: 'Players do not see the start sheet yet.',
  published: (when: string) => `Players see the start sheet, published ${when}.`,
  changed: (players: number) =>
    `${count(players, 'player has', 'players have')} a different start since then.`,
  publish: 'Publish',
  publishChanges: 'Publish the changes',
  publishing: 'Publishing…',
  publishFailed: 'The start sheet could not be published',
  publishedNow: 'The start sheet is published',
  publishTitle: 'Publish the start sheet?',
  publishText: (told: number, onPaper: number) =>
    told + onPaper === 0
      ? 'No start has changed, so nobody gets a notice.'
      : [
          ...(told > 0
            ? [`${count(told, 'player gets', 'players get')} their time, hole and partners in the app.`]
            : []),
          ...(onPaper > 0
            ? [`${count(onPaper, 'player has', 'players have')} no account: print the start sheet for them.`]
            : []),
        ].join(' '),
  publishWaiting: (players: number) => `${count(players, 'player is', 'players are')} still without a start.`,
  delay: 'Delay starts',
  delayTitle: 'Delay the starts',
  delayBy: 'By how much',
  minutes: (minutes: number) => count(minutes, 'minute', 'minutes'),
  otherMinutes: 'Other',
  howMany: 'Minutes',
  howManyMissing: (most: number) => `Give 1 to ${most} minutes.`,
  direction: 'Which way',
  later: 'Later',
  earlier: 'Earlier',
  delayFrom: 'Which groups',
  allToCome: 'All that are still to start',
  fromStart: (time: string) => `All that have not teed off, from ${time} on`,
  delayKeeps:
    'Groups that have teed off keep their time. A group has teed off once one of its players has a score.',
  delayTells:
    'Players see the new times at once, and those with an account get a notice in the app. You need not publish the start sheet again.',
  delayHidden: 'Players do not see the start sheet yet, so nobody gets a notice.',
  doDelay: (minutes: number) => `Delay by ${count(minutes, 'minute', 'minutes')}`,
  doEarlier: (minutes: number) => `Start ${count(minutes, 'minute', 'minutes')} earlier`,
  delaying: 'Moving the starts…',
  delayFailed: 'The starts were not moved',
  delayConflict:
    'Somebody else has changed the draw. You see it as it is now. Press again to move the starts.',
  delayFaults: {
    past_midnight: 'The last groups would start on another day.',
    in_past: 'The first of these groups would start at a time that has passed.',
    same_start: 'Two groups would start at the same time on the same hole.',
  } satisfies Record<DelayRefusal, string>,
  delayedTitle: (minutes: number, groups: number) =>
    groups === 0
      ? 'No start was moved'
      : `${count(groups, 'group starts', 'groups start')} ${count(Math.abs(minutes), 'minute', 'minutes')} ${minutes < 0 ? 'earlier' : 'later'}`,
  delayedTeedOff: (groups: number) =>
    `${count(groups, 'group has teed off and keeps its time', 'groups have teed off and keep their time')}.`,
  delayedTold: (players: number) => `${count(players, 'player got', 'players got')} a notice in the app.`,
  delayedOnPaper: (players: number) =>
    `${count(players, 'player has', 'players have')} no account: tell them, or print the start sheet.`,
  takeDelayBack: 'Take the delay back',
  takeBack: 'Take back',
  takeBackTitle: 'Take the start sheet back?',
  takeBackText:
    'Players no longer see it. When you publish it again, players with an account get a notice if their start has changed.',
  takingBack: 'Taking back…',
  takeBackFailed: 'The start sheet could not be taken back',
  takenBack: 'Players no longer see the start sheet',
  openSheet: 'Start sheet',
})
