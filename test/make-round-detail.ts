import type { RoundDetail } from '#contract/card/rounds.ts'

/** An open round of two holes with no entry yet, as the server sends it. */
export function makeRoundDetail(): RoundDetail {
  return {
    id: 'rnd_1',
    userId: 'usr_1',
    courseId: 'crs_1',
    courseName: 'Fox Creek',
    competitionId: null,
    competitionName: null,
    roundDate: '2026-05-01T08:00:00.000Z',
    status: 'in_progress',
    isCompleted: false,
    handicapUsed: '12.4',
    holeCount: 2,
    holesPlayed: 0,
    grossScore: null,
    netScore: null,
    stablefordPoints: null,
    toPar: null,
    totalsOnly: false,
    partnerName: null,
    partnerSignature: null,
    scorecardPhotoUrl: null,
    verifiedAt: null,
    competitionType: null,
    terms: {
      teeName: null,
      rating: '71.2',
      slope: 113,
      par: 8,
      allowance: 100,
      courseHandicap: 2,
      playingHandicap: 2,
      stablefordTable: 'standard',
      strokeIndexesConfirmed: true,
      holes: [
        { holeNumber: 1, par: 4, handicapIndex: 1, yards: null },
        { holeNumber: 2, par: 4, handicapIndex: 2, yards: null },
      ],
    },
    entries: [],
  }
}
