import { expect, test } from 'vitest'
import { planLive } from './live-plan.ts'
import { seededRandom } from './seeded-random.ts'

const field = Array.from({ length: 22 }, (_, i) => `player ${i}`)
const plan = planLive({ field, holes: 18, random: seededRandom('live') })

test.each(field)(
  '%s starts, scores each hole, and finally hands in the card with another player’s name',
  (userId) => {
    const own = plan.filter((event) => event.userId === userId)
    expect(own[0]?.kind).toBe('start')
    const last = own.at(-1)
    expect(last?.kind === 'submit' && last.markerId !== userId).toBe(true)
    const right = own.flatMap((event) => (event.kind === 'hole' && !event.isSlip ? [event.hole] : []))
    expect([...new Set(right)]).toHaveLength(18)
    for (const [i, event] of own.entries())
      if (event.kind === 'hole' && event.isSlip)
        expect(
          own
            .slice(i + 1)
            .some((later) => later.kind === 'hole' && later.hole === event.hole && !later.isSlip),
        ).toBe(true)
  },
)

test('the plan contains slips and is in order of time', () => {
  expect(plan.filter((event) => event.kind === 'hole' && event.isSlip).length).toBeGreaterThan(5)
  expect(plan.every((event, i) => i === 0 || event.at >= (plan[i - 1]?.at ?? 0))).toBe(true)
})
