import { expect, test } from 'vitest'
import { exampleCalls } from './example-calls.ts'

const club = { origin: 'https://golf.example.org', clubId: 'clb_1' }

test('each call names the club or its competition, and carries the token', () => {
  const calls = exampleCalls(club, { id: 'cmp_1', name: 'June Cup' })
  expect(calls).toHaveLength(7)
  for (const { command } of calls) {
    expect(command).toMatch(/^curl .*-H "Authorization: Bearer \$TOKEN" https:\/\/golf\.example\.org\/api\//)
    expect(command).toMatch(/clb_1|cmp_1/)
  }
  expect(calls[0]?.what).toContain('June Cup')
})

test('a club without a competition has the calls that need none', () => {
  expect(exampleCalls(club, undefined).map(({ command }) => command.includes('results'))).not.toContain(true)
})
