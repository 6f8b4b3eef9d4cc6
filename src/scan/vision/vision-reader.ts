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
 * A vision model of somebody else as a reader. It gets the picture's pixels and the course, nothing about a person. What it
 * answers is checked like anything from outside; an answer of another form is a fault, not a reading.
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

/** The picture upright, small, without any metadata; undefined when there is none that can be decoded. */
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
    // Whatever the decoder says, it is about the photo.
    return undefined
  }
}
