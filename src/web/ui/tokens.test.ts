import { expect, test } from 'vitest'
import { contrast, pairs, themes, tokensCss } from './tokens.ts'

test('contrast is computed as WCAG publishes it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test.each(Object.entries(themes))('every pair of the %s theme is legible (U8)', (_, theme) => {
  const tooFaint = pairs.flatMap(({ on, of, least }) =>
    of
      .map((name) => ({ name, ratio: contrast(theme[name], theme[on]) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ name, ratio }) => `${name} on ${on}: ${ratio.toFixed(2)}, needs ${least}`),
  )
  expect(tooFaint).toEqual([])
})

test('tokens.css is generated from tokens.ts', async () => {
  await expect(tokensCss()).toMatchFileSnapshot('./tokens.css')
})
