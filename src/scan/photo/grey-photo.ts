import type { GreyImage } from './grey-image.ts'
import { scaleDown } from './scale-down.ts'
import { toGrey, type ColourImage } from './to-grey.ts'

/** In pixels: enough for the digits of a whole card, and small enough to be read in three seconds. */
const longSide = 2000

/** The photo as the reader works with it. */
export function greyPhoto(photo: ColourImage): GreyImage {
  return scaleDown(toGrey(photo), longSide)
}
