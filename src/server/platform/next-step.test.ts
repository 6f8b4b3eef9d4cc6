import { expect, test } from 'vitest'
import { nextStep } from './next-step.ts'

test('the terminal ends with one line that says what to do now', () => {
  const lines = [true, false].map((hasClub) => nextStep('http://localhost:3000', { hasClub }))
  expect(lines[0]).toContain('sign in')
  expect(lines[1]).toContain('create an account as Club Administrator')
  for (const line of lines) {
    expect(line).toContain('http://localhost:3000')
    expect(line).not.toContain('\n')
  }
})
