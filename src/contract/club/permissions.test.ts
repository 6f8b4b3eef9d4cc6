import { describe, expect, test } from 'vitest'
import type { Membership } from './membership.ts'
import {
  helpsAtDesk,
  isClubAdmin,
  mayPlayAt,
  mayRemoveMember,
  maySeeClub,
  mayTypeCard,
  permissions,
  type PermissionName,
  type Subject,
  type Viewer,
} from './permissions.ts'

const HOME = 'clb_home'
const ELSEWHERE = 'clb_elsewhere'

function person(userId: string, ...memberships: Membership[]): Viewer {
  return { userId, currentClubId: memberships[0]?.clubId ?? null, memberships }
}

const part = (change: Partial<Membership> = {}): Membership => ({
  clubId: HOME,
  role: 'player',
  alsoPlays: false,
  status: 'active',
  ...change,
})

const people = {
  player: person('usr_player', part()),
  other: person('usr_other', part()),
  admin: person('usr_admin', part({ role: 'club_admin' })),
  playingAdmin: person('usr_playing_admin', part({ role: 'club_admin', alsoPlays: true })),
  offCommittee: person('usr_off_committee', part({ role: 'club_admin', isOffHandicapCommittee: true })),
  scorer: person('usr_scorer', part()),
  deskHelper: { ...person('usr_desk_helper', part()), helpsAt: [{ clubId: HOME, competitionId: 'cmp_a' }] },
  otherDesk: { ...person('usr_other_desk', part()), helpsAt: [{ clubId: HOME, competitionId: 'cmp_b' }] },
  pending: person('usr_pending', part({ status: 'pending' })),
  removed: person('usr_removed', part({ status: 'removed' })),
  foreignAdmin: person('usr_foreign_admin', part({ clubId: ELSEWHERE, role: 'club_admin' })),
  stranger: person('usr_stranger'),
}
type Who = keyof typeof people
const everybody = Object.keys(people) as Who[]

/** Something of the player's at the home club; in a match they meet `other`, and `scorer` scores their card. */
const subject: Subject = {
  clubId: HOME,
  competitionId: 'cmp_a',
  userId: 'usr_player',
  players: ['usr_player', 'usr_other'],
  scorers: ['usr_scorer', 'usr_pending', 'usr_removed', 'usr_foreign_admin', 'usr_stranger'],
}

const allowed: Record<PermissionName, Who[]> = {
  everyone: everybody,
  signed_in: everybody,
  join_by_code: ['pending', 'removed', 'stranger'],
  see_club: [
    ...(['player', 'other', 'admin', 'playingAdmin', 'offCommittee', 'scorer'] as const),
    ...(['deskHelper', 'otherDesk'] as const),
  ],
  administer_club: ['admin', 'playingAdmin', 'offCommittee'],
  run_desk: ['admin', 'playingAdmin', 'offCommittee', 'deskHelper'],
  read_card: ['player', 'admin', 'playingAdmin', 'offCommittee', 'scorer', 'deskHelper'],
  type_card: ['admin', 'playingAdmin', 'offCommittee', 'deskHelper'],
  administer_current_club: ['admin', 'playingAdmin', 'offCommittee', 'foreignAdmin'],
  play_at_club: ['player', 'other', 'playingAdmin', 'scorer', 'deskHelper', 'otherDesk'],
  see_member: ['player', 'admin', 'playingAdmin', 'offCommittee'],
  see_member_record: ['admin', 'playingAdmin', 'offCommittee', 'foreignAdmin'],
  see_round: ['player', 'admin', 'playingAdmin', 'offCommittee', 'scorer'],
  score_round: ['player', 'scorer'],
  keep_paper: ['player', 'admin', 'playingAdmin', 'offCommittee', 'scorer'],
  hand_in_round: ['player'],
  own_round: ['player'],
  use_kiosk: [],
  abandon_round: ['player'],
  change_tee: ['player', 'admin', 'playingAdmin', 'offCommittee'],
  change_card: ['admin', 'playingAdmin', 'offCommittee'],
  rule_on_handicaps: ['admin', 'playingAdmin', 'foreignAdmin'],
  rule_on_club_handicaps: ['admin', 'playingAdmin'],
  rule_on_cards: ['admin', 'playingAdmin', 'offCommittee'],
  see_photo: ['player', 'admin', 'playingAdmin', 'offCommittee'],
  record_match: ['player', 'other', 'admin', 'playingAdmin', 'offCommittee'],
  form_team: ['player', 'admin', 'playingAdmin', 'offCommittee'],
  join_team: ['player', 'admin', 'playingAdmin', 'offCommittee'],
  leave_team: ['player', 'admin', 'playingAdmin', 'offCommittee'],
  form_group: [
    ...(['player', 'other', 'admin', 'playingAdmin', 'offCommittee', 'scorer'] as const),
    ...(['deskHelper', 'otherDesk'] as const),
  ],
  change_group: ['player', 'other'],
  leave_group: ['player'],
}

describe('permissions', () => {
  test.each(Object.entries(allowed))('%s: %j', (name, expected) => {
    const { allows } = permissions[name as PermissionName]
    expect(everybody.filter((who) => allows(people[who], subject))).toEqual(expected)
  })
})

test('when a membership is pending or removed, then it opens nothing of the club', () => {
  for (const status of ['pending', 'removed'] as const)
    for (const role of ['player', 'club_admin'] as const) {
      const viewer = person('usr_x', part({ status, role, alsoPlays: true }))
      expect([maySeeClub(viewer, HOME), mayPlayAt(viewer, HOME), isClubAdmin(viewer)]).toEqual([
        false,
        false,
        false,
      ])
    }
})

test('when no club is current, then an administrator administers none by that name', () => {
  expect(isClubAdmin({ ...people.admin, currentClubId: null })).toBe(false)
})

test('an administrator removes players, never another administrator (D17)', () => {
  expect(mayRemoveMember(people.admin, HOME, part())).toBe(true)
  expect(mayRemoveMember(people.admin, HOME, part({ role: 'club_admin' }))).toBe(false)
  expect(mayRemoveMember(people.player, HOME, part())).toBe(false)
})

test('when an administrator who does not play joins a team themselves, then they may not', () => {
  const { admin, playingAdmin } = people
  expect(permissions.join_team.allows(admin, { ...subject, userId: admin.userId })).toBe(false)
  expect(permissions.join_team.allows(playingAdmin, { ...subject, userId: playingAdmin.userId })).toBe(true)
})

test('when two who are no members of the club stand in a match, then neither records it', () => {
  const strangers = { ...subject, players: ['usr_stranger', 'usr_foreign_admin'] }
  expect(permissions.record_match.allows(people.stranger, strangers)).toBe(false)
  expect(permissions.record_match.allows(people.foreignAdmin, strangers)).toBe(false)
})

describe('a desk helper', () => {
  const own = { clubId: HOME, competitionId: 'cmp_a', userId: 'usr_desk_helper' }

  test('types the cards of others, never their own', () => {
    expect(mayTypeCard(people.deskHelper, { ...own, userId: 'usr_player' })).toBe(true)
    expect(mayTypeCard(people.deskHelper, own)).toBe(false)
    expect(mayTypeCard(people.deskHelper, { ...own, userId: 'usr_player', competitionId: null })).toBe(false)
  })

  test('helps nowhere once they are no member', () => {
    const left = { ...people.deskHelper, memberships: [part({ status: 'removed' })] }
    expect(helpsAtDesk(left, { clubId: HOME, competitionId: 'cmp_a' })).toBe(false)
    expect(helpsAtDesk(people.deskHelper, { clubId: ELSEWHERE, competitionId: 'cmp_a' })).toBe(false)
  })
})
