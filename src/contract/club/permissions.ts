import type { Membership } from './membership.ts'

/*
 * Everything about who may do what: each question is one predicate, and `permissions` below names the predicate that
 * every call of the API asks. This file is only about the person. What the state of a card or a competition still
 * allows is decided in card/card-changes.ts and competition/change-status.ts.
 */

/** A competition at whose desk a person helps now. */
export type DeskHelp = { clubId: string; competitionId: string }

/** A signed-in person with the memberships that are theirs now, and the desks at which they help. */
export type Viewer = {
  userId: string
  currentClubId: string | null
  memberships: readonly Membership[]
  helpsAt?: readonly DeskHelp[]
}

/** Whose card it is, and the club it is played at. `scorers`: who else may enter scores on it now, if anybody. */
export type CardOwner = {
  userId: string
  clubId: string
  scorers?: readonly string[]
  /** Of a round that its player brought from a watch: it is theirs alone, and no card of the club. */
  watchRoundId?: string | null
}

function membershipIn(viewer: Viewer, clubId: string): Membership | undefined {
  return viewer.memberships.find(
    (membership) => membership.clubId === clubId && membership.status === 'active',
  )
}

/** See the club's courses, competitions and boards (D20). */
export function maySeeClub(viewer: Viewer, clubId: string): boolean {
  return membershipIn(viewer, clubId) !== undefined
}

/** See one of its competitions: a draft only by those who make it. */
export function maySeeCompetition(viewer: Viewer, competition: { clubId: string; status: string }): boolean {
  const { clubId, status } = competition
  return status === 'draft' ? mayAdministerClub(viewer, clubId) : maySeeClub(viewer, clubId)
}

/** Courses, competitions, members, settings, analytics, club code and billing (D20). */
export function mayAdministerClub(viewer: Viewer, clubId: string): boolean {
  return membershipIn(viewer, clubId)?.role === 'club_admin'
}

/** A desk helper of the competition, as long as they are a member of its club. */
export function helpsAtDesk(viewer: Viewer, { clubId, competitionId }: DeskHelp): boolean {
  return (
    maySeeClub(viewer, clubId) &&
    viewer.helpsAt?.some((one) => one.clubId === clubId && one.competitionId === competitionId) === true
  )
}

/**
 * Run the desk of a competition: enter players and guests, take fees, change starts, type cards in, mark no return and
 * withdrawn. All else about a competition is for administrators.
 */
export function mayRunDesk(viewer: Viewer, competition: DeskHelp): boolean {
  return mayAdministerClub(viewer, competition.clubId) || helpsAtDesk(viewer, competition)
}

/** Administer the club that is current: what GET /api/admin/permissions answers. */
export function isClubAdmin(viewer: Viewer): boolean {
  return viewer.currentClubId !== null && mayAdministerClub(viewer, viewer.currentClubId)
}

/** Play rounds and enter competitions of the club: players, and administrators who also play (D32). */
export function mayPlayAt(viewer: Viewer, clubId: string): boolean {
  const membership = membershipIn(viewer, clubId)
  return membership !== undefined && (membership.role === 'player' || membership.alsoPlays)
}

/** Set a group up that plays together: players of the club, and its administrators for others. */
export function mayFormGroup(viewer: Viewer, clubId: string): boolean {
  return mayPlayAt(viewer, clubId) || mayAdministerClub(viewer, clubId)
}

/** A group with who plays in it now. */
type Group = { clubId: string; createdBy: string | null; players: readonly string[] }

/** See a group, put players into it and hand their cards in on its phone: who plays in it, and who set it up. */
export function mayChangeGroup(viewer: Viewer, group: Group): boolean {
  const { clubId, createdBy, players } = group
  return maySeeClub(viewer, clubId) && (players.includes(viewer.userId) || createdBy === viewer.userId)
}

/** Leave a group: the player themself. Take somebody out of it: who set it up. */
export function mayLeaveGroup(viewer: Viewer, member: { createdBy: string | null; userId: string }): boolean {
  return member.userId === viewer.userId || member.createdBy === viewer.userId
}

/** A guest plays at the club of the day as its players do; nobody is ever signed in as them. */
export function guestAsPlayer(clubId: string, userId: string): Viewer {
  return {
    userId,
    currentClubId: clubId,
    memberships: [{ clubId, role: 'player', alsoPlays: false, status: 'active' }],
  }
}

/** Join a club by its code: whoever belongs to none yet (D18). A member of one is invited by another (T62). */
export function mayJoinByCode(viewer: Viewer): boolean {
  return !viewer.memberships.some(({ status }) => status === 'active')
}

/**
 * See a round and its card: its player, those who score it for them, and the administrators of the club. One that was brought from
 * a watch is seen by its player alone.
 */
export function maySeeRound(viewer: Viewer, round: CardOwner): boolean {
  if (round.userId === viewer.userId) return true
  return isCardOfClub(round) && (isScorerOf(viewer, round) || mayAdministerClub(viewer, round.clubId))
}

const isCardOfClub = ({ watchRoundId }: Pick<CardOwner, 'watchRoundId'>) => (watchRoundId ?? null) === null

/** Enters scores on somebody else's card: the marker, or another of the group, while a member of its club. */
export function isScorerOf(viewer: Viewer, round: CardOwner): boolean {
  return (
    round.userId !== viewer.userId &&
    round.scorers?.includes(viewer.userId) === true &&
    maySeeClub(viewer, round.clubId)
  )
}

/** One's own card, as a member of its club: it can be scored and handed in. */
function isOwnCard(viewer: Viewer, round: CardOwner): boolean {
  return round.userId === viewer.userId && maySeeClub(viewer, round.clubId)
}

/**
 * Record hole entries as they are made: the round's own player and those who score it for them, as long as they are
 * members of its club (T30). Administrators correct with a reason instead.
 */
export function mayScoreRound(viewer: Viewer, round: CardOwner): boolean {
  return isOwnCard(viewer, round) || isScorerOf(viewer, round)
}

/** Keep what a photographed card says as a word of its own: who scores the card, and the administrators of its club. */
export function mayKeepPaper(viewer: Viewer, round: CardOwner): boolean {
  return mayScoreRound(viewer, round) || mayAdministerClub(viewer, round.clubId)
}

/** Hand the card in: only its own player. */
export function mayHandInRound(viewer: Viewer, round: CardOwner): boolean {
  return isOwnCard(viewer, round)
}

/** Abandon an open round: its own player (T20). */
export function mayAbandonRound(viewer: Viewer, round: Pick<CardOwner, 'userId'>): boolean {
  return round.userId === viewer.userId
}

/** Reopen a card, end it, move it or take it off, each with a reason that the player reads (U16); `mayTypeCard` corrects one or hands it in. */
export function mayChangeCard(viewer: Viewer, round: Pick<CardOwner, 'clubId' | 'watchRoundId'>): boolean {
  return isCardOfClub(round) && mayAdministerClub(viewer, round.clubId)
}

/** A card with the competition that it is played in. */
type CardOfDesk = CardOwner & { competitionId?: string | null }

/** Type the card in and correct it: the club, and the desk helpers of its competition, never on a card of their own. */
export function mayTypeCard(viewer: Viewer, card: CardOfDesk): boolean {
  const { clubId, competitionId, userId } = card
  if (!isCardOfClub(card)) return false
  return (
    mayAdministerClub(viewer, clubId) ||
    (competitionId != null && userId !== viewer.userId && helpsAtDesk(viewer, { clubId, competitionId }))
  )
}

/** Read the card itself: whoever may see the round, and whoever types it in. */
export function mayReadCard(viewer: Viewer, round: CardOfDesk): boolean {
  return maySeeRound(viewer, round) || mayTypeCard(viewer, round)
}

/** Play an open card from another tee: its own player as a member of the club, and the club's administrators. */
export function mayChangeTee(viewer: Viewer, round: CardOwner): boolean {
  return isOwnCard(viewer, round) || mayAdministerClub(viewer, round.clubId)
}

/** Say that a card is no return, withdrawn or disqualified: the committee, which is the club's administrators. */
export function mayRuleOnCards(viewer: Viewer, clubId: string): boolean {
  return mayAdministerClub(viewer, clubId)
}

/**
 * Decide about handicaps: the playing conditions of a day, caps and reductions, indexes set, frozen or held, penalty scores,
 * reviews. Administrators are on the handicap committee unless they were taken off it.
 */
export function mayRuleOnHandicaps(viewer: Viewer, clubId: string): boolean {
  return mayAdministerClub(viewer, clubId) && membershipIn(viewer, clubId)?.isOffHandicapCommittee !== true
}

/** The same for the club that is current. */
export function isOnHandicapCommittee(viewer: Viewer): boolean {
  return viewer.currentClubId !== null && mayRuleOnHandicaps(viewer, viewer.currentClubId)
}

/**
 * See a scorecard photo: the player whose it is, and the administrators of the club at which its round was played
 * (D29).
 */
export function maySeePhoto(viewer: Viewer, photo: { ownerId: string; clubId: string | null }): boolean {
  return photo.ownerId === viewer.userId || (photo.clubId !== null && mayAdministerClub(viewer, photo.clubId))
}

/** Remove a member: an administrator of the club, never another administrator (D17). */
export function mayRemoveMember(viewer: Viewer, clubId: string, member: Membership): boolean {
  return mayAdministerClub(viewer, clubId) && member.role !== 'club_admin'
}

/** Record a match's result: an administrator of the club, or who plays it, of pairs each of the four (D14). */
export function mayRecordMatch(viewer: Viewer, clubId: string, players: readonly (string | null)[]): boolean {
  return mayAdministerClub(viewer, clubId) || (maySeeClub(viewer, clubId) && players.includes(viewer.userId))
}

/** What a call is about: its club and the person it concerns. `players` are those of a match, `scorers` of a card. */
export type Subject = {
  clubId: string
  competitionId?: string | null
  userId: string
  players?: readonly string[]
  scorers?: readonly string[]
}

type Permission = {
  /** Read in the API document: who may make the calls that ask for it. */
  who: string
  /** Whether a signed-in person may. */
  allows: (viewer: Viewer, subject: Subject) => boolean
}

const isOwnOrAdministered = (viewer: Viewer, { clubId, userId }: Subject) =>
  userId === viewer.userId || mayAdministerClub(viewer, clubId)

/**
 * The permission that each call of the contract names. The API document prints `who`; the permission matrix
 * (server/permission-matrix.test.ts) holds every row against `allows`.
 */
export const permissions = {
  everyone: { who: 'Everyone, signed in or not.', allows: () => true },
  signed_in: { who: 'Everyone who is signed in, for what is their own.', allows: () => true },
  join_by_code: { who: 'Everyone who is signed in and belongs to no club yet.', allows: mayJoinByCode },
  see_club: { who: 'Members of the club.', allows: (viewer, { clubId }) => maySeeClub(viewer, clubId) },
  administer_club: {
    who: 'Administrators of the club.',
    allows: (viewer, { clubId }) => mayAdministerClub(viewer, clubId),
  },
  administer_current_club: {
    who: 'Administrators, for the club that is current.',
    allows: (viewer) => isClubAdmin(viewer),
  },
  run_desk: {
    who: 'Administrators of the club, and desk helpers of the competition for what a desk does.',
    allows: (viewer, { clubId, competitionId }) =>
      mayRunDesk(viewer, { clubId, competitionId: competitionId ?? '' }),
  },
  play_at_club: {
    who: 'Players of the club, and administrators who also play.',
    allows: (viewer, { clubId }) => mayPlayAt(viewer, clubId),
  },
  see_member: { who: 'The member, and administrators of the club.', allows: isOwnOrAdministered },
  see_member_record: {
    who: 'Administrators of a club that the member belongs to.',
    allows: (viewer) => viewer.memberships.some(({ clubId }) => mayAdministerClub(viewer, clubId)),
  },
  see_round: {
    who: 'The round’s player, those who score it for them, and administrators of the club.',
    allows: maySeeRound,
  },
  read_card: {
    who: 'The round’s player, those who score it for them, administrators of the club, and desk helpers of its competition.',
    allows: mayReadCard,
  },
  type_card: {
    who: 'Administrators of the club, and desk helpers of the card’s competition for cards of others, with a reason.',
    allows: mayTypeCard,
  },
  score_round: {
    who: 'The round’s player and those who score it for them, while members of its club.',
    allows: mayScoreRound,
  },
  keep_paper: {
    who: 'The round’s player and those who score it for them, while members of its club, and its administrators.',
    allows: mayKeepPaper,
  },
  hand_in_round: {
    who: 'The round’s player, while a member of its club, with the marker’s attestation.',
    allows: mayHandInRound,
  },
  own_round: {
    who: 'The round’s player.',
    allows: (viewer, { userId }) => userId === viewer.userId,
  },
  use_kiosk: {
    who: 'A tablet that an administrator of the club has made its kiosk, and no person.',
    allows: () => false,
  },
  abandon_round: { who: 'The round’s player.', allows: mayAbandonRound },
  change_tee: {
    who: 'The round’s player, and administrators of the club.',
    allows: mayChangeTee,
  },
  change_card: { who: 'Administrators of the club, with a reason.', allows: mayChangeCard },
  rule_on_cards: {
    who: 'Administrators of the club, as the committee.',
    allows: (viewer, { clubId }) => mayRuleOnCards(viewer, clubId),
  },
  rule_on_handicaps: {
    who: 'Administrators on the handicap committee, for the club that is current.',
    allows: (viewer) => isOnHandicapCommittee(viewer),
  },
  rule_on_club_handicaps: {
    who: 'Administrators of the club who are on its handicap committee.',
    allows: (viewer, { clubId }) => mayRuleOnHandicaps(viewer, clubId),
  },
  form_group: {
    who: 'Players of the club, and its administrators.',
    allows: (viewer, { clubId }) => mayFormGroup(viewer, clubId),
  },
  change_group: {
    who: 'Who plays in the group, and who set it up.',
    allows: (viewer, { clubId, userId, players = [] }) =>
      mayChangeGroup(viewer, { clubId, createdBy: userId, players }),
  },
  leave_group: {
    who: 'The player who leaves the group, and who set it up.',
    allows: (viewer, { clubId, userId }) =>
      maySeeClub(viewer, clubId) && mayLeaveGroup(viewer, { createdBy: null, userId }),
  },
  see_photo: {
    who: 'Whose photo it is, and administrators of the club at which its round was played.',
    allows: (viewer, { clubId, userId }) => maySeePhoto(viewer, { ownerId: userId, clubId }),
  },
  record_match: {
    who: 'Those who play the match, and administrators of the club.',
    allows: (viewer, { clubId, players = [] }) => mayRecordMatch(viewer, clubId, players),
  },
  form_team: {
    who: 'Players for a team of their own, and administrators of the club for everyone.',
    allows: (viewer, { clubId, userId }) =>
      mayAdministerClub(viewer, clubId) || (userId === viewer.userId && mayPlayAt(viewer, clubId)),
  },
  join_team: {
    who: 'Players of the club for themselves, and administrators of the club for others.',
    allows: (viewer, { clubId, userId }) =>
      userId === viewer.userId ? mayPlayAt(viewer, clubId) : mayAdministerClub(viewer, clubId),
  },
  leave_team: {
    who: 'The player who leaves the team, and administrators of the club.',
    allows: isOwnOrAdministered,
  },
} as const satisfies Record<string, Permission>

export type PermissionName = keyof typeof permissions
