import type { Competition } from '#contract/competition/competitions.ts'

/** A competition in play over one round, as the server sends it. */
export function makeCompetition(): Competition {
  return {
    id: 'cmp_1',
    version: 1,
    name: 'Medal',
    status: 'active',
    competitionType: 'stroke_play',
    startDate: '2026-05-02T07:00:00.000Z',
    endDate: '2026-05-02T19:00:00.000Z',
    courseId: 'crs_1',
    courseName: 'Old',
    teeId: 'tee_1',
    clubId: 'clb_1',
    maxParticipants: null,
    entryFee: null,
    currency: 'GBP',
    timeZone: 'Europe/London',
    description: null,
    prizes: null,
    openToAll: true,
    teamSize: null,
    countingScores: null,
    bracketType: null,
    allowance: 95,
    stablefordTable: 'standard',
    participantCount: 2,
    hasJoined: false,
    hasPlayed: false,
    canJoin: false,
    isReserve: false,
    canReserve: false,
  }
}
