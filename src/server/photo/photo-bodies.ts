import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LARGEST_PHOTO } from '#contract/photo/photos.ts'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Sharer } from '../platform/http/load-shedding/shared-places.ts'
import { cleanImage } from './clean-image.ts'
import { bodyStream, drain, readBodiesAsStreams } from './upload-body.ts'
import type { Readable } from 'node:stream'

/** Photos that are used once and kept by nobody: they never touch the disk. */
export type PhotoBodies = {
  /** From here on this scope takes any body. */
  accept: (scope: FastifyInstance) => void
  /** The body as a clean JPEG, received in a place of the sharer's own. */
  receive: (request: FastifyRequest, sharer: Sharer) => Promise<Buffer>
  /** Lets the rest of a refused body come, so that the browser reads why. */
  refuse: (request: FastifyRequest) => void
}

export function photoBodies({ uploadPlaces }: Pick<Services, 'uploadPlaces'>): PhotoBodies {
  return {
    accept: readBodiesAsStreams,
    receive: async (request, sharer) => {
      const place = uploadPlaces.take(sharer)
      if ('full' in place) throw new AppError('uploads_full')
      try {
        return await cleanImage(await readWholePhoto(bodyStream(request), LARGEST_PHOTO))
      } finally {
        place.leave()
      }
    },
    refuse: (request) => {
      drain(bodyStream(request), 4 * LARGEST_PHOTO)
    },
  }
}

/** A photo that is written to no disk, because nobody keeps it. Throws `photo_too_large` after `most` bytes. */
async function readWholePhoto(bytes: Readable, most: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  // The rest of a refused photo is still read by `drain`, so that the browser gets its answer.
  for await (const part of bytes.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(part)) throw new Error('a body is bytes')
    length += part.length
    if (length > most) throw new AppError('photo_too_large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
