import { expect, test } from 'vitest'
import { grain } from '#test/grain.ts'
import { grainOf } from './grain.ts'

const [width, height] = [600, 400]

/** Paper with an upright rule every 60 pixels and the grain of the photo. */
function photoOf(deviation: number) {
  const shade = grain(deviation)
  const data = Uint8Array.from(
    { length: width * height },
    (_, at) => ((at % width) % 60 < 3 ? 90 : 200) + shade(),
  )
  return { width, height, data }
}

test.each([0, 2, 5, 9])(
  'when a card is photographed with a grain of %i shades, then it is measured',
  (deviation) => {
    expect(Math.abs(grainOf(photoOf(deviation)) - deviation)).toBeLessThan(0.3 * deviation + 0.5)
  },
)
