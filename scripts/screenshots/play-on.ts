import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { call } from '../../e2e/support/call.ts'

const Identified = z.looseObject({ id: z.string() })
const Competition = z.looseObject({
  id: z.string(),
  competitionType: z.string(),
  courseId: z.nullable(z.string()),
})
const Hole = z.looseObject({ holeNumber: z.number(), par: z.number() })
const Match = z.looseObject({
  id: z.string(),
  status: z.string(),
  player1Id: z.nullable(z.string()),
  player2Id: z.nullable(z.string()),
})
const Row = z.looseObject({ isCompleted: z.boolean() })

export async function signIn(
  request: APIRequestContext,
  person: { email: string; password: string },
): Promise<void> {
  await call(request, 'POST', '/api/auth/sign-in', person)
}

/** Plays what the demo leaves to its visitor: nine holes of the competition. */
export async function playNine(request: APIRequestContext, competitionId: string): Promise<void> {
  const { courseId } = Competition.parse(await call(request, 'GET', `/api/competitions/${competitionId}`))
  const holes = z.array(Hole).parse(await call(request, 'GET', `/api/courses/${courseId ?? ''}/holes`))
  const round = Identified.parse(await call(request, 'POST', '/api/rounds', { courseId, competitionId }))
  const overPar = [1, 1, 0, 1, 1, 0, 2, 1, 1]
  const startedAt = Date.now() - 110 * 60_000
  const entries = overPar.flatMap((over, i) => {
    const hole = holes.find(({ holeNumber }) => holeNumber === i + 1)
    if (!hole) return []
    return {
      id: `ent_${i.toString(36).padStart(9, '0')}screenshots0000`.slice(0, 23),
      holeNumber: hole.holeNumber,
      result: 'strokes',
      grossScore: hole.par + over,
      at: new Date(startedAt + i * 12 * 60_000).toISOString(),
    }
  })
  await call(request, 'POST', `/api/rounds/${round.id}/scores`, { entries })
}

/** Draws the club's knock-out and plays it up to the semi-finals. Returns its id. */
export async function playKnockOut(request: APIRequestContext): Promise<string> {
  const all = z.array(Competition).parse(await call(request, 'GET', '/api/competitions'))
  const knockOut = all.find(({ competitionType }) => competitionType === 'matchplay')
  if (!knockOut) throw new Error('The demo club plays no match play.')
  await call(request, 'POST', `/api/competitions/${knockOut.id}/bracket`, { seeding: 'handicap' })
  const results = ['3&2', '1 up', '5&4', '19th', '2&1', '4&3', '2 up', '6&5', '1 up', '3&1']
  for (const [turn, result] of results.entries()) {
    const path = `/api/competitions/${knockOut.id}/matches`
    const matches = z.array(Match).parse(await call(request, 'GET', path))
    const next = matches.find(
      (one) => one.status === 'pending' && one.player1Id !== null && one.player2Id !== null,
    )
    if (!next) break
    const winnerId = turn % 3 === 2 ? next.player2Id : next.player1Id
    await call(request, 'PATCH', `/api/matches/${next.id}`, { winnerId, result })
  }
  return knockOut.id
}

/** Waits until a few cards are handed in and most are still being played. */
export async function waitForBoard(request: APIRequestContext, competitionId: string): Promise<void> {
  const until = Date.now() + 5 * 60_000
  for (;;) {
    const board = z
      .array(Row)
      .parse(await call(request, 'GET', `/api/competitions/${competitionId}/leaderboard`))
    if (board.filter(({ isCompleted }) => isCompleted).length >= 3) return
    if (Date.now() > until) throw new Error('The demo plays too slowly for its screenshots.')
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
}
