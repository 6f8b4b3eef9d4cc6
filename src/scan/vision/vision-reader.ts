import sharp from 'sharp'
import type { CardReading } from '../card-reading.ts'
import type { ScorecardReader } from '../scorecard-reader.ts'
import { visionAnswer } from './vision-reader-answer.ts'
import { toCardReading } from './vision-reader-cells.ts'
import { askVisionModel, type VisionEndpoint } from './vision-reader-call.ts'

const LONGEST_SIDE = 1_600
const QUALITY = 85
const MOST_PIXELS = 60_000_000

/**
 * A reader that asks a vision model outside the house. The model gets the picture's pixels and the course, and nothing about a
 * person. Its answer is parsed like any input from outside; one of another form throws.
 */
export function visionReader(endpoint: VisionEndpoint): ScorecardReader {
  return {
    id: 'vision',
    async read(photo, hint, { onStage, signal } = {}): Promise<CardReading> {
      onStage?.('finding_card')
      const jpeg = await smallJpeg(photo)
      if (jpeg === undefined) return { outcome: 'unreadable', reason: 'not_a_picture' }
      signal?.throwIfAborted()
      onStage?.('reading')
      const answer = visionAnswer(await askVisionModel(endpoint, { jpeg, hint, signal }))
      return toCardReading(answer, hint)
    },
  }
}

/** The picture upright, scaled down and without metadata; undefined where it cannot be decoded. */
async function smallJpeg(photo: Uint8Array): Promise<Buffer | undefined> {
  try {
    return await sharp(photo, { limitInputPixels: MOST_PIXELS, pages: 1 })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY })
      .toBuffer()
  } catch {
    // Every error of the decoder means that the photo cannot be decoded.
    return undefined
  }
}
