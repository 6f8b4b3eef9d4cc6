import type { CardStatus } from '#golf/competition/card-status.ts'
import type { CardChange, NoticeKind, NoticePlace } from './notice-kinds.ts'
import type { NoticeFacts, NoticeWords } from './notice-words.ts'

const list = new Intl.ListFormat('en')

function holesOf({ holes }: NoticeFacts): string {
  return `${holes.length === 1 ? 'hole' : 'holes'} ${list.format(holes.map(String))}`
}

const signed = (pcc: number) => (pcc > 0 ? `+${pcc}` : String(pcc))

const cardOf = ({ isOwn, player, course }: NoticeFacts) =>
  isOwn ? `your card at ${course}` : `${player}’s card at ${course}`

const changes: Record<CardChange, string> = {
  corrected: 'has corrected',
  reopened: 'has reopened',
  handed_in: 'has handed in',
  tee_changed: 'has changed the tee of',
  index_taken_up: 'has put your Handicap Index from its member list on',
  totals_confirmed: 'has confirmed the totals of',
  ended: 'has ended',
  taken_off: 'has taken off',
  put_back: 'has put back',
  moved: 'has moved',
  moved_here: 'has moved',
  terms_corrected: 'has put right the handicap terms of',
  terms_restored: 'has taken back its correction of',
  holes_closed: 'has closed a hole for everybody, which no longer counts on',
  holes_opened: 'has opened a closed hole again, which counts on',
  also_counts: 'has entered for another competition as well',
  another_round: 'has counted as a round of its own',
}

const ruled: Record<CardStatus, string> = {
  playing: 'Your card counts again',
  no_return: 'Your card is recorded as a no return',
  withdrawn: 'Your card is recorded as withdrawn',
  disqualified: 'Your card is disqualified',
}

const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })

const cameIn = ({ position, isShared, isTeam }: NoticePlace) =>
  `${isTeam ? 'your team is' : 'you are'}${isShared ? ' tied' : ''} ${position}${endings[ordinals.select(position)] ?? 'th'}`

const against = (by: string | null, isPair: boolean) => (by !== null && isPair ? `${by} and partner` : by)

const ofCompetition = (competition: string | null) => (competition === null ? '' : ` in ${competition}`)

/** What people read, by the kind of the notice. */
export const noticeWordsEn: Record<NoticeKind, (facts: NoticeFacts) => NoticeWords> = {
  attest_asked: ({ by, player, course }) => ({
    title: 'Please attest a card',
    text: `${by ?? player} asks you to attest the card at ${course}.`,
  }),
  attest_refused: (facts) => ({
    title: 'Your card was not attested',
    text: `${facts.by ?? 'Your marker'} refused to attest ${cardOf(facts)}. The reason is on the card.`,
  }),
  hole_differs: (facts) => ({
    title: 'Two scores differ',
    text: `The scores for ${holesOf(facts)} of ${cardOf(facts)} differ. Please agree on them.`,
  }),
  put_in_group: ({ by, competition }) => ({
    title: 'You are in a group',
    text: `${by ?? 'A player'} has put you in a group${competition === null ? '' : ` for ${competition}`}.`,
  }),
  card_from_kiosk: (facts) => ({
    title: 'Your card was handed in',
    text: `Somebody handed ${cardOf(facts)} in at the clubhouse kiosk. Tell the club if that was not you.`,
  }),
  card_from_group: (facts) => ({
    title: 'Your card was handed in',
    text: `${facts.by ?? 'A player of your group'} handed ${cardOf(facts)} in on their phone. Tell the club if that was not agreed.`,
  }),
  card_changed: (facts) => ({
    title: 'The club changed your card',
    text: `The club ${facts.change === null ? 'has changed' : changes[facts.change]} ${cardOf(facts)}. The reason is on the card.`,
  }),
  late_score_decided: (facts) => ({
    title: facts.isAccepted ? 'A late score counts' : 'A late score does not count',
    text: facts.isAccepted
      ? `The club has put your late score for ${holesOf(facts)} on ${cardOf(facts)}.`
      : `The club has dismissed your late score for ${holesOf(facts)} of ${cardOf(facts)}. The reason is on the card.`,
  }),
  objection_answered: (facts) => ({
    title: 'The club has answered about your card',
    text: `The club has answered what you said about ${cardOf(facts)}${facts.answer === null ? '' : `: “${facts.answer}”`}.`,
  }),
  result_out: ({ competition, place }) => ({
    title: 'The result is out',
    text: `The result of ${competition ?? 'your competition'} is final${place === null ? '' : `: ${cameIn(place)}`}.`,
  }),
  result_reopened: ({ competition }) => ({
    title: 'A result is under review',
    text: `The result of ${competition ?? 'your competition'} has been reopened. The reason is with the competition.`,
  }),
  play_closed: ({ competition }) => ({
    title: 'Hand in your card',
    text: `Play of ${competition ?? 'your competition'} is closed and your card is still out. Finish it and hand it in, or tell the club.`,
  }),
  play_ended: ({ competition, players }) => ({
    title: 'Play is over and cards are still out',
    text: `The last day of ${competition ?? 'a competition'} has passed, so play is closed. ${players === 1 ? '1 card is' : `${players} cards are`} still out.`,
  }),
  card_ruled: ({ competition, cardStatus }) => ({
    title: 'The committee ruled on your card',
    text: `${ruled[cardStatus ?? 'playing']}${ofCompetition(competition)}.${cardStatus === 'playing' ? '' : ' Tell the club if that is wrong.'}`,
  }),
  card_wanted: ({ competition }) => ({
    title: 'The club is waiting for your card',
    text: `Your card${ofCompetition(competition)} is not handed in. Please hand it in, or tell the club.`,
  }),
  competition_moved: ({ competition, starts }) => ({
    title: 'Your competition has been moved',
    text: `The club has moved ${competition ?? 'a competition that you entered'}.${starts === null ? '' : ` It now starts on ${starts}.`}`,
  }),
  competition_cancelled: ({ competition }) => ({
    title: 'Your competition is cancelled',
    text: `The club has cancelled ${competition ?? 'a competition that you entered'}. You do not have to do anything.`,
  }),
  competition_starts: ({ competition, starts }) => ({
    title: 'Your competition starts soon',
    text: `${competition ?? 'Your competition'} starts${starts === null ? ' soon' : ` on ${starts}`}.`,
  }),
  start_time: ({ competition, start }) => ({
    title: start === null ? 'You have no start time' : 'Your start time',
    text:
      start === null
        ? `The start sheet of ${competition ?? 'your competition'} has no place for you at the moment. Ask the club.`
        : `In ${competition ?? 'your competition'} you start on ${start.at}, hole ${start.hole}${start.partners.length === 0 ? '' : `, with ${list.format(start.partners)}`}.`,
  }),
  player_message: ({ competition, message }) => ({
    title: 'A message from the club',
    text: `The club has written to everybody in ${competition ?? 'your competition'}${message === null ? '' : `: “${message}”`}.`,
  }),
  moved_up: ({ competition }) => ({
    title: 'You have a place',
    text: `A place became free in ${competition ?? 'your competition'}: you are entered now.`,
  }),
  desk_help: ({ competition }) => ({
    title: 'You help at the desk',
    text: `You are a desk helper at ${competition ?? 'a competition'} until the end of its last day.`,
  }),
  desk_help_ended: ({ competition }) => ({
    title: 'You no longer help at the desk',
    text: `The club has removed you as a desk helper${competition === null ? '' : ` at ${competition}`}.`,
  }),
  entered: ({ competition, starts }) => ({
    title: 'You are entered',
    text: `You are entered in ${competition ?? 'a competition'}${starts === null ? '' : `, which starts on ${starts}`}.`,
  }),
  entered_by_club: ({ competition }) => ({
    title: 'The club has entered you',
    text: `You are entered in ${competition ?? 'a competition'}.`,
  }),
  entry_withdrawn: ({ competition }) => ({
    title: 'The club has withdrawn your entry',
    text: `You are no longer entered in ${competition ?? 'a competition'}. Ask the club if you do not know why.`,
  }),
  record_ruled: ({ ruling, isOn }) => ({
    title: 'The club decided about your record',
    text:
      ruling === null
        ? 'The committee has made an entry on your handicap record. The reason is on the record.'
        : `The committee has ${ruling === 'exceptional_undone' ? `${isOn ? 'undone' : 'restored'} an exceptional reduction` : `${isOn ? 'lifted' : 'restored'} a cap`} on your handicap record. The reason is on the record.`,
  }),
  round_elsewhere: ({ isAccepted }) => ({
    title: isAccepted ? 'A round at another club counts' : 'A round at another club does not count',
    text: isAccepted
      ? 'The committee has put it on your handicap record.'
      : 'The committee has not accepted it or has taken it off your handicap record. The reason is on the record.',
  }),
  record_joined: () => ({
    title: 'The club has found you on its list',
    text: 'Your details from that list are now on this account.',
  }),
  name_corrected: () => ({
    title: 'The club has corrected your name',
    text: 'Your profile shows the name that you have now. Ask the club if it is wrong.',
  }),
  conditions_entered: ({ pcc, day }) => ({
    title: 'Your handicap scores were recalculated',
    text: `The committee entered a PCC of ${signed(pcc)} for the playing conditions of ${day}. Your scores of that day count with it. Your handicap record shows how.`,
  }),
  match_ready: ({ by, competition, day, isPair }) => ({
    title: 'Your next match',
    text: `You play ${against(by, isPair) ?? 'your next opponent'} in ${competition ?? 'the knock-out'}${day === '' ? '' : `, by ${day} at the latest`}.`,
  }),
  match_play_by: ({ by, competition, day, isPair }) => ({
    title: 'Your match is due',
    text: `Play your match against ${against(by, isPair) ?? 'your opponent'} in ${competition ?? 'the knock-out'} by ${day}. Enter the result here, or say that one of you cannot play.`,
  }),
  match_reported: ({ by, competition, result, counts }) => ({
    title: 'Please confirm a result',
    text: `${by ?? 'Your opponent'} says that your match in ${competition ?? 'the knock-out'} ended ${result}. Confirm it, or say what is wrong. Without an answer it counts on ${counts}.`,
  }),
  match_differs: ({ by, competition, result }) => ({
    title: 'Two results differ',
    text: `${by ?? 'A player'} says that a match in ${competition ?? 'the knock-out'} ended ${result}, and the other side disagrees. The club decides.`,
  }),
  webhook_off: () => ({
    title: 'A webhook was switched off',
    text: 'The other program has not answered for days.',
  }),
  indexes_corrected: ({ players }) => ({
    title: 'Handicap Indexes were corrected',
    text: `The calculation was corrected: ${players === 1 ? '1 member has' : `${players} members have`} a different Handicap Index. Each record gives the reason.`,
  }),
}
