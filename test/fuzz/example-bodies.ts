import type { Furnished } from './furnish-world.ts'

/**
 * Bodies that do what their call is for, where the structure of the schema alone hardly ever finds one: several fields
 * must fit each other. The trial spoils them too.
 */
export function exampleBodies({ here }: Furnished): Readonly<Record<string, readonly unknown[]>> {
  const one = (name: string, place = 0) => here[name]?.[place] ?? ''
  const dates = { startDate: '2026-06-07T08:00:00Z', endDate: '2026-06-07T18:00:00Z' }
  const clubId = one('clubId')
  const pars = [4, 5, 3, 4, 4, 4, 3, 5, 4, 4, 4, 3, 5, 4, 4, 3, 4, 5]
  const holes = pars.map((par, i) => ({ holeNumber: i + 1, par, handicapIndex: i + 1 }))
  const stroke = (grossScore: number) => ({ result: 'strokes', grossScore })
  const hole = (holeNumber: number, grossScore: number) => ({
    id: `ent_${String(holeNumber).padStart(9, '0')}abcdefgh`,
    holeNumber,
    at: '2026-06-06T08:30:00Z',
    ...stroke(grossScore),
  })
  const tees = ['White', 'Yellow', 'Red'].map((name) => ({ name, color: 'red', ratings: [] }))
  return {
    'POST /api/competitions': [
      { name: 'Medal', clubId, ...dates, competitionType: 'stableford', courseId: one('courseId') },
      { name: 'Cup', clubId, ...dates, competitionType: 'matchplay', maxParticipants: '8', isDraft: true },
      { name: 'Four', clubId, ...dates, competitionType: 'team_stableford', teamSize: 4, entryFee: '12.50' },
    ],
    'PATCH /api/competitions/:competitionId': [{ name: 'July', prizes: 'Balls' }, dates],
    'PATCH /api/competitions/:competitionId/status': [{ status: 'active' }, { status: 'completed' }],
    'POST /api/courses': [
      { name: 'New', clubId, holeCount: 9 },
      { name: 'Full', clubId, holes, tees, rating: '71.4', slope: 128 },
    ],
    'PUT /api/courses/:courseId/holes': [{ holes }, { holes: holes.slice(0, 2), hasWomensCard: true }],
    'PUT /api/courses/:courseId/tees': [{ tees }],
    'PATCH /api/holes/:holeId': [{ par: 5 }, { handicapIndex: 7 }],
    'POST /api/rounds': [
      { courseId: one('courseId') },
      { courseId: one('courseId'), competitionId: one('competitionId') },
    ],
    'POST /api/rounds/:roundId/scores': [
      { entries: [hole(1, 4), hole(2, 5)] },
      { entries: pars.map((par, i) => hole(i + 1, par)) },
    ],
    'PATCH /api/rounds/:roundId': [{ partnerName: 'P', partnerSignature: 'P' }],
    'POST /api/rounds/:roundId/corrections': [
      { reason: 'Misread', holes: [{ holeNumber: 1, from: stroke(4), to: stroke(5) }] },
    ],
    'POST /api/rounds/:roundId/reopen': [{ reason: 'Too soon' }],
    'POST /api/rounds/:roundId/hand-in': [{ reason: 'On paper', partnerName: 'P' }],
    'POST /api/clubs/:clubId/members/:memberId/rounds': [{ reason: 'On paper', courseId: one('courseId') }],
    'POST /api/clubs/invite-member': [{ email: 'new@example.org', handicap: '12.4', clubId }],
    'POST /api/competitions/:competitionId/bracket': [
      { seeding: 'handicap' },
      { seeding: 'random', seed: 7 },
    ],
    'POST /api/competitions/:competitionId/teams': [{ name: 'Birdies', memberIds: [one('userId')] }],
    'PATCH /api/matches/:matchId': [{ winnerId: one('userId'), result: '3&2' }],
    'PATCH /api/members/:memberId/handicap': [{ handicap: '12.4' }, { handicap: -1.5, reason: 'Review' }],
    'PATCH /api/clubs/:clubId/members/:memberId': [{ role: 'club_admin' }, { role: 'player' }],
    'PUT /api/scorecard-photos': [{ photoURL: `/api/objects/${one('photoId')}` }],
    'POST /api/auth/sign-in': [{ email: 'owner.canaryhere@example.org', password: 'correct horse battery' }],
  }
}
