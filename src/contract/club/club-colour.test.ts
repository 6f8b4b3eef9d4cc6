import { describe, expect, test } from 'vitest'
import { clubColour, contrast, parseColour } from './club-colour.ts'

describe('contrast', () => {
  test('is computed as WCAG publishes it', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })
})

describe('a club’s colour', () => {
  const everyColour = ['00', '33', '66', '99', 'cc', 'ff'].flatMap((red, _, all) =>
    all.flatMap((green) => all.map((blue) => `#${red}${green}${blue}`)),
  )

  test.each(everyColour)('when a club gives %s, then everything made of it can be read', (chosen) => {
    const { band, onBand, light, dark, outdoor } = clubColour(chosen)
    expect(contrast(onBand, band)).toBeGreaterThanOrEqual(7)
    expect(contrast(light, '#dcebdf')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(dark, '#1b3526')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(outdoor, '#d9f2e0')).toBeGreaterThanOrEqual(7)
  })

  test('when a colour is dark enough for a band, then the band is that colour with white on it', () => {
    expect(clubColour('#0f3d66')).toMatchObject({ chosen: '#0f3d66', band: '#0f3d66', onBand: '#ffffff' })
  })

  test('when a colour is light, then the band is that colour with dark text on it', () => {
    expect(clubColour('#ffd400')).toMatchObject({ band: '#ffd400', onBand: '#142019' })
  })

  test('when a colour must be moved, then its hue stays: a yellow becomes a dark yellow on white', () => {
    expect(clubColour('#ffd400').light).toMatch(/^#[67].[56].00$/)
  })

  test('when a colour is legible already, then it is used as it is', () => {
    expect(clubColour('#0f3d66').light).toBe('#0f3d66')
    expect(clubColour('#ffd400').dark).toBe('#ffd400')
  })
})

describe('a typed colour', () => {
  test.each([
    ['#0F5A38', '#0f5a38'],
    ['0f5a38', '#0f5a38'],
    [' #abc ', '#aabbcc'],
    ['green', undefined],
    ['#12345', undefined],
    ['#1234567', undefined],
    ['', undefined],
  ])('%j is %j', (text, colour) => {
    expect(parseColour(text)).toBe(colour)
  })
})
