import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { getClub } from '#contract/club/clubs.ts'
import { activeCompetitions, getCompetition, listCompetitions } from '#contract/competition/competitions.ts'
import { memberHandicapRecord, ownHandicapRecord } from '#contract/handicap/handicap.ts'
import { getLeaderboard } from '#contract/board/leaderboard.ts'
import { getGender, listMembers } from '#contract/club/members.ts'
import { roundStatistics } from '#contract/card/round-statistics.ts'
import { activeRound, getRound, listRounds } from '#contract/card/rounds.ts'
import { currentUser, permissions } from '#contract/identity/session.ts'
import { allOf, query, queryKey, readAgain, type Changed } from './query.ts'

const clubA = { params: { clubId: 'clb_a' } }
const competitionA = { params: { competitionId: 'cmp_a' } }

/** One query of each kind that a write may change, by a name for the table below. */
const loaded = {
  'club A': queryKey(getClub, clubA),
  'members of club A': queryKey(listMembers, clubA),
  'club B': queryKey(getClub, { params: { clubId: 'clb_b' } }),
  competitions: queryKey(listCompetitions),
  'active competitions': queryKey(activeCompetitions),
  'competition A': queryKey(getCompetition, competitionA),
  'board of A, with its version': [...queryKey(getLeaderboard, competitionA), 'versioned'],
  'competition B': queryKey(getCompetition, { params: { competitionId: 'cmp_b' } }),
  rounds: queryKey(listRounds),
  'rounds, five of them': queryKey(listRounds, { query: { limit: 5 } }),
  'active round': queryKey(activeRound),
  'one round': queryKey(getRound, { params: { roundId: 'rnd_1' } }),
  'round statistics': queryKey(roundStatistics),
  'record of member A': queryKey(memberHandicapRecord, { params: { memberId: 'usr_a' } }),
  'gender of member A': queryKey(getGender, { params: { memberId: 'usr_a' } }),
  'own record': queryKey(ownHandicapRecord),
  'signed-in user': queryKey(currentUser),
  permissions: queryKey(permissions),
}

/** The names of those queries that are read again after `changes`. */
function stale(...changes: Changed[]): string[] {
  const client = new QueryClient()
  for (const key of Object.values(loaded)) client.setQueryData(key, 'loaded')
  readAgain(client, changes)
  return Object.entries(loaded)
    .filter(([, key]) => client.getQueryState(key)?.isInvalidated)
    .map(([name]) => name)
}

test('a key is the address of its call, segment by segment', () => {
  expect(query(listMembers, clubA).queryKey).toEqual(['api', 'clubs', 'clb_a', 'members'])
  expect(query(listRounds, { query: { limit: 5 } }).queryKey).toEqual(['api', 'rounds', '?limit=5'])
})

test.each<[string, Changed, string[]]>([
  ['one club', query(getClub, clubA), ['club A', 'members of club A']],
  ["a club's members", query(listMembers, clubA), ['members of club A']],
  ['all clubs', allOf(getClub), ['club A', 'members of club A', 'club B']],
  ['one competition', query(getCompetition, competitionA), ['competition A', 'board of A, with its version']],
  [
    'all competitions',
    query(listCompetitions),
    ['competitions', 'active competitions', 'competition A', 'board of A, with its version', 'competition B'],
  ],
  [
    'all rounds',
    query(listRounds),
    ['rounds', 'rounds, five of them', 'active round', 'one round', 'round statistics'],
  ],
  ['all members', allOf(memberHandicapRecord), ['record of member A', 'gender of member A']],
  ['the own record', query(ownHandicapRecord), ['own record']],
  ['who is signed in', query(currentUser), ['signed-in user']],
  ['what they may do', query(permissions), ['permissions']],
])('when %s changes, then it and all below its address are read again', (_, changed, expected) => {
  expect(stale(changed)).toEqual(expected)
})

test('when several things change, then each is read again', () => {
  expect(stale(query(listMembers, clubA), query(currentUser))).toEqual([
    'members of club A',
    'signed-in user',
  ])
})
