import { describe, expect, test } from 'vitest'
import { competitionStatuses } from '#golf/competition/competition.ts'
import { isMessageStanding, mayWriteToPlayers } from './player-message.ts'

test('when players see a competition and its result is not final, then they can be written to', () => {
  expect(competitionStatuses.filter(mayWriteToPlayers)).toEqual(['upcoming', 'active', 'completed'])
})

describe('a message on the boards', () => {
  const sentAt = new Date('2026-06-06T08:00:00Z')
  const ofDay = { sentAt, lastDay: '2026-06-06', takenDownAt: null }
  const board = { status: 'active', reopenedAt: null, timeZone: 'Europe/London' } as const
  const at = (time: string) => new Date(time)

  test('when its day is over on the club’s calendar, then it is gone', () => {
    expect(isMessageStanding(ofDay, board, at('2026-06-06T22:59:59Z'))).toBe(true)
    expect(isMessageStanding(ofDay, board, at('2026-06-06T23:00:00Z'))).toBe(false)
    const honolulu = { ...board, timeZone: 'Pacific/Honolulu' }
    expect(isMessageStanding(ofDay, honolulu, at('2026-06-07T09:59:59Z'))).toBe(true)
  })

  test('when it has no last day, then it stands until the result is final', () => {
    const open = { ...ofDay, lastDay: null }
    expect(isMessageStanding(open, board, at('2026-06-09T12:00:00Z'))).toBe(true)
    expect(isMessageStanding(open, { ...board, status: 'final' }, at('2026-06-06T09:00:00Z'))).toBe(false)
  })

  test('when it was taken down, or the result was opened again after it, then it is gone', () => {
    const now = at('2026-06-06T12:00:00Z')
    expect(isMessageStanding({ ...ofDay, takenDownAt: now }, board, now)).toBe(false)
    expect(isMessageStanding(ofDay, { ...board, reopenedAt: at('2026-06-06T09:00:00Z') }, now)).toBe(false)
    expect(isMessageStanding(ofDay, { ...board, reopenedAt: at('2026-06-06T07:00:00Z') }, now)).toBe(true)
  })
})
