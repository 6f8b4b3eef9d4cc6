import { expect, test } from 'vitest'
import { clubColour, contrast } from '#contract/club/club-colour.ts'
import { pairs, themes, tokensCss } from './tokens.ts'

test.each(Object.entries(themes))('every pair of the %s theme is legible (U8)', (_, theme) => {
  const tooFaint = pairs.flatMap(({ on, of, least }) =>
    of
      .map((name) => ({ name, ratio: contrast(theme[name], theme[on]) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ name, ratio }) => `${name} on ${on}: ${ratio.toFixed(2)}, needs ${least}`),
  )
  expect(tooFaint).toEqual([])
})

test.each([
  ['light', 4.5],
  ['dark', 4.5],
  ['outdoor', 7],
] as const)('a club’s colour is legible on every ground of the %s theme', (name, least) => {
  const theme = themes[name]
  const someColours = ['00', '55', 'aa', 'ff'].flatMap((red, _, all) =>
    all.flatMap((green) => all.map((blue) => `#${red}${green}${blue}`)),
  )
  const tooFaint = someColours.flatMap((chosen) =>
    [theme.paper, theme.card, theme.sunken, theme.tint]
      .map((ground) => ({ ground, ratio: contrast(clubColour(chosen)[name], ground) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ ground, ratio }) => `${chosen} on ${ground}: ${ratio.toFixed(2)}`),
  )
  expect(tooFaint).toEqual([])
})

test('tokens.css is generated from tokens.ts', async () => {
  await expect(tokensCss()).toMatchFileSnapshot('./tokens.css')
})
