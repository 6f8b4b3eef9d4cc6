import { AppError } from '../platform/http/app-error.ts'
import type { ImageKind } from './image-kind.ts'

export type UnreadableKind = Extract<ImageKind, 'heic' | 'bmp' | 'pdf'>

const advice: Record<UnreadableKind, string> = {
  heic:
    'This is a HEIC photo, which cannot be read here. Send it as JPEG: on an iPhone choose Settings, Camera, ' +
    'Formats, Most Compatible, or take a screenshot of the photo.',
  bmp: 'This is a BMP picture, which cannot be read here. Open it in a picture program, save it as JPEG or PNG, and send that.',
  pdf:
    'This is a PDF, which cannot be read as a photo. Set the scanner to save the page as a JPEG picture, ' +
    'or take a photo of the paper.',
}

/** The refusal of a file of a kind that is not decoded here, with what its sender can do. */
export function unreadablePhoto(kind: UnreadableKind): AppError {
  return new AppError('photo_unreadable', { message: advice[kind] })
}
