import { expect, test } from 'vitest'
import type { Champion } from '#contract/competition/champions.ts'
import { byKind } from './champion-list.tsx'

const champion = (year: number, kind: string): Champion => ({
  id: `${year}${kind}`,
  year,
  kind,
  competition: null,
  names: ['Bo'],
})

test('when a championship is written in two ways, then it is one, called as the latest has it', () => {
  const listed = byKind([
    champion(2026, 'Seniors'),
    champion(2026, 'Club Champion'),
    champion(2025, 'club champion'),
  ])
  expect(listed.map(({ kind, champions }) => [kind, champions.map(({ year }) => year)])).toEqual([
    ['Club Champion', [2026, 2025]],
    ['Seniors', [2026]],
  ])
})
