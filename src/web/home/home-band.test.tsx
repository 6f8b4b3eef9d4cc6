import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makeQueryClient } from '#web/lib/query-client.ts'
import { HomeBand } from './home-band.tsx'

const shown = (handicap: string | null | undefined, hasPlayed = false) =>
  renderToStaticMarkup(
    <QueryClientProvider client={makeQueryClient(() => undefined)}>
      <HomeBand isAdmin={false} isPlayer handicap={handicap} hasPlayed={hasPlayed} />
    </QueryClientProvider>,
  )

test('when a player has no Handicap Index, then home says so and shows no number', () => {
  expect(shown(null)).toContain('No Handicap Index yet')
  expect(shown(null)).not.toContain('0.0')
})

test('when a player is scratch, then home shows 0.0, and a plus handicap as one', () => {
  expect(shown('0.0')).toContain('>0.0<')
  expect(shown('-2.4')).toContain('>+2.4<')
})

test('when the index is not known, as without a connection, then home claims nothing', () => {
  expect(shown(undefined)).toContain('>–<')
  expect(shown(undefined)).not.toContain('No Handicap Index yet')
})

test('when a round is being played or was just handed in, then a new one is no louder than the rest', () => {
  expect(shown('12.4')).toMatch(/bg-flag[^>]*>New Round/)
  expect(shown('12.4', true)).not.toContain('bg-flag')
  expect(shown('12.4', true)).toContain('New Round')
})
