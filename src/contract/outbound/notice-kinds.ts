import type { CardStatus } from '#golf/competition/card-status.ts'
import type { ScoreRuling } from '#golf/handicap/score-rulings.ts'

/** What people are told of. A new kind gets its sentences in web/messages and in server/push. */
export const noticeKinds = [
  'attest_asked',
  'attest_refused',
  'hole_differs',
  'put_in_group',
  'card_from_kiosk',
  'card_from_group',
  'card_changed',
  'late_score_decided',
  'objection_answered',
  'result_out',
  'result_reopened',
  'play_closed',
  'play_ended',
  'card_ruled',
  'card_wanted',
  'competition_starts',
  'competition_moved',
  'competition_cancelled',
  'start_time',
  'player_message',
  'moved_up',
  'desk_help',
  'desk_help_ended',
  'entered',
  'entered_by_club',
  'entry_withdrawn',
  'indexes_corrected',
  'record_ruled',
  'round_elsewhere',
  'record_joined',
  'name_corrected',
  'conditions_entered',
  'match_ready',
  'match_play_by',
  'match_reported',
  'match_differs',
  'webhook_off',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** A card, whoever's it is. */
type OfCard = { roundId: string }
type OfCompetition = { competitionId: string }
/** Whose act it was; the name is looked up when the notice is read, and so is gone when they are. */
type ByPerson = { byId: string }

/** How the club changed a card of somebody's. */
export const cardChanges = [
  'corrected',
  'reopened',
  'handed_in',
  'tee_changed',
  'index_taken_up',
  'totals_confirmed',
  'ended',
  'taken_off',
  'put_back',
  'moved',
  'moved_here',
  'terms_corrected',
  'terms_restored',
  'holes_closed',
  'holes_opened',
  'also_counts',
  'another_round',
] as const
export type CardChange = (typeof cardChanges)[number]

/** Where somebody came: with their team where `isTeam`. */
export type NoticePlace = { position: number; isShared: boolean; isTeam: boolean }

/** What each kind is about. Only ids and golf: names and reasons are read where they are kept. */
export type NoticeAbout = {
  /** The player, `byId`, asks the reader to attest the card. */
  attest_asked: OfCard & ByPerson
  /** Whoever was to attest the reader's card refused; the reason stands with the card. */
  attest_refused: OfCard & ByPerson
  hole_differs: OfCard & { holes: readonly number[] }
  put_in_group: Partial<OfCard> & Partial<OfCompetition> & ByPerson
  card_from_kiosk: OfCard
  /** Somebody of the group handed the reader's card in on their own phone. */
  card_from_group: OfCard & ByPerson
  card_changed: OfCard & { change: CardChange }
  late_score_decided: OfCard & { holes: readonly [number]; isAccepted: boolean }
  /**
   * The club answered what the reader said is wrong on their card, or on one that came in for them at a kiosk; the answer
   * stands with the card.
   */
  objection_answered: OfCard & ({ objectionId: string } | { handInId: string })
  /** `place`: the reader's own; left out of who has none. */
  result_out: OfCompetition & { place?: NoticePlace }
  /** A result was opened again; the reason stands with the competition. */
  result_reopened: OfCompetition
  /** Play was closed, by the club or by its date, while the reader's card was out. */
  play_closed: OfCompetition
  /** The last day of play passed, and so many players still have a card out. For administrators. */
  play_ended: OfCompetition & { players: number }
  /** The committee ruled on the reader's card; the reason stands with the card. */
  card_ruled: OfCompetition & { cardStatus: CardStatus }
  /** The club asks for the reader's card, which is not handed in. */
  card_wanted: OfCompetition
  competition_starts: OfCompetition
  /** The club moved the start of what the reader is entered in, or waits for a place in; the start is read as it is now. */
  competition_moved: OfCompetition
  /** The club cancelled what the reader is entered in, or waits for a place in. */
  competition_cancelled: OfCompetition
  /** The start sheet has another start for the reader than they knew; which one is read from the sheet. */
  start_time: OfCompetition
  /** What the club wrote to everybody who plays; the words stand with the message. */
  player_message: OfCompetition & { messageId: string }
  /** A place became free, and the reader, who was on the reserve list, has it. */
  moved_up: OfCompetition
  /** An administrator lets the reader run the desk of a competition. */
  desk_help: OfCompetition
  /** An administrator took that back. */
  desk_help_ended: OfCompetition
  /** The reader entered, which is confirmed to them. */
  entered: OfCompetition
  entered_by_club: OfCompetition
  /** The club took the reader out of a competition; the reason stands with their entry. */
  entry_withdrawn: OfCompetition
  /** Records were calculated anew, and so many players of the club have another Handicap Index. For administrators. */
  indexes_corrected: { players: number }
  /**
   * The committee decided about a score on the reader's record, or made another entry there (null); the reason stands with
   * it.
   */
  record_ruled: { ruling: ScoreRuling | null; isOn: boolean }
  /** Whether the reader's round at another club counts: the committee entered or accepted it, or refused it or took it off. */
  round_elsewhere: { isAccepted: boolean }
  /** The club has made the reader's account and the member of its list one person. */
  record_joined: Record<never, never>
  /** An administrator has corrected the reader's name, which is what it is now. */
  name_corrected: Record<never, never>
  /** The committee entered the conditions of a day ("2026-06-06"), which moved the reader's scores of that day. */
  conditions_entered: { pcc: number; day: string }
  /**
   * Who plays the reader's next match is known: `byId`, with a partner where it `isPair`. `day`: the last one on which they may
   * play.
   */
  match_ready: OfCompetition & ByPerson & { day?: string; isPair?: true }
  /** The reader's match against `byId` is to be played in some days, or should have been. */
  match_play_by: OfCompetition & ByPerson & { day: string; isPair?: true }
  /** `byId` says how their match ended, which counts at `counts` unless the reader says something else. */
  match_reported: OfCompetition & ByPerson & { result: string; counts: string }
  /** `byId` says something else about a result than the other side. For the other side and administrators. */
  match_differs: OfCompetition & ByPerson & { result: string }
  /** An address that is told what happens in the club failed for days and was switched off. For administrators. */
  webhook_off: Record<never, never>
}

/** A notice of one of the kinds with what that kind is about. */
export type NoticeOf = { [Kind in NoticeKind]: { kind: Kind; about: NoticeAbout[Kind] } }[NoticeKind]
