import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import type { ColourImage } from '../photo/to-grey.ts'
import { aimAtCard } from './aim-at-card.ts'

const folder = new URL('../../../fixtures/scorecards/', import.meta.url)

/** A frame of a camera that sees this drawn photo. */
async function frameOf(
  name: string,
  change: (photo: Sharp) => Sharp = (photo) => photo,
): Promise<ColourImage> {
  const photo = sharp(await readFile(new URL(`${name}.jpg`, folder))).autoOrient()
  const frame = await photo.resize({ width: 1_600, height: 1_600, fit: 'inside' }).png().toBuffer()
  const changed = await change(sharp(frame)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = changed.info
  return { width, height, channels: 3, data: changed.data }
}

const onATable = { top: 525, bottom: 525, left: 700, right: 700, background: '#5b5f66' }

describe('what could be better about a frame', () => {
  test.each<[string, string, (photo: Sharp) => Sharp, string | undefined]>([
    ['a card on its side', 'vertical', (photo) => photo, undefined],
    ['an empty card', 'blank', (photo) => photo, undefined],
    ['a card in the dark', 'vertical', (photo) => photo.modulate({ brightness: 0.25 }), 'more_light'],
    ['a moving hand', 'vertical', (photo) => photo.blur(6), 'hold_still'],
    ['a card far away', 'wide-two-players', (photo) => photo.extend(onATable), 'closer'],
    [
      'part of a card',
      'wide-two-players',
      (photo) => photo.extract({ left: 640, top: 0, width: 960, height: 1_200 }),
      'whole_card',
    ],
    ['a card askew', 'vertical', (photo) => photo.rotate(20, { background: '#5b5f66' }), 'hold_level'],
    ['something else', 'no-scorecard', (photo) => photo, 'find_card'],
  ])('%s', async (_what, name, change, hint) => {
    const aim = aimAtCard(await frameOf(name, change))
    expect(aim.hint).toBe(hint)
  })

  test('where the card is, is told in shares of the frame', async () => {
    const { outline } = aimAtCard(await frameOf('wide-two-players'))
    expect(outline).toHaveLength(4)
    for (const at of outline?.flat() ?? []) expect(at).toBeGreaterThan(-0.05)
    for (const at of outline?.flat() ?? []) expect(at).toBeLessThan(1.05)
    const [[left], [right]] = outline ?? [[], []]
    expect((right ?? 0) - (left ?? 0)).toBeGreaterThan(0.5)
  })

  test('when a frame shows nothing at all, then a card is asked for or light, and nothing breaks', () => {
    const one = (shade: number, width: number, height: number): ColourImage => ({
      width,
      height,
      channels: 4,
      data: new Uint8ClampedArray(4 * width * height).fill(shade),
    })
    expect(aimAtCard(one(0, 640, 480)).hint).toBe('more_light')
    expect(aimAtCard(one(255, 640, 480)).hint).toBe('hold_still')
    expect(aimAtCard(one(255, 3, 3)).hint).toBe('hold_still')
  })
})
