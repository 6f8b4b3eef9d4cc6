import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'

/** Drawn cards that are read, two that are not, and a picture of something else (fixtures/scorecards). */
const drawn = [
  'wide-two-players',
  'twoblock',
  'vertical',
  'nine-holes',
  'upside-down',
  'fold',
  'blank',
  'no-scorecard',
]

/** What may be different about a photo of the same card. The last is stored on its side, with the way up told in its EXIF. */
const variants: Readonly<Record<string, (photo: Sharp) => Sharp>> = {
  'as it is': (photo) => photo,
  dark: (photo) => photo.modulate({ brightness: 0.6 }),
  'in warm light': (photo) => photo.tint({ r: 255, g: 236, b: 190 }),
  tilted: (photo) => photo.rotate(2.5, { background: '#4a6b3c' }),
  'further away': (photo) => photo.resize({ width: 1_250 }),
  soft: (photo) => photo.blur(1.1),
  'stored on its side': (photo) => photo.rotate(270).withMetadata({ orientation: 6 }),
}

export const cardVariants = Object.keys(variants)

type PhotoOfCard = { name: string; jpeg: () => Promise<Buffer> }

/** A card and a picture that is none, each in another variant. */
export function photosInTurn(): PhotoOfCard[] {
  return [photoOfCard('twoblock', 'stored on its side'), photoOfCard('no-scorecard', 'dark')]
}

export function photosOfCards(variant: string): PhotoOfCard[] {
  return drawn.map((card) => photoOfCard(card, variant))
}

/** A photo at most 2,400 pixels wide, as pages prepare them: a JPEG, upright by its EXIF. */
function photoOfCard(card: string, variant: string): PhotoOfCard {
  const change = variants[variant]
  if (!change) throw new Error(`There is no ${variant}.`)
  return {
    name: `${card}, ${variant}`,
    jpeg: async () => {
      const upright = sharp(await readFile(`fixtures/scorecards/${card}.jpg`)).autoOrient()
      // Decoded before it is changed, because sharp turns a picture only once.
      const smaller = await upright.resize({ width: 2_400, withoutEnlargement: true }).png().toBuffer()
      return change(sharp(smaller)).jpeg({ quality: 85 }).toBuffer()
    },
  }
}
