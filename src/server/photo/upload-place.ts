import type { FastifyRequest } from 'fastify'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { sharerOf } from '../platform/http/load-shedding/shared-places.ts'
import type { SignedIn } from '../platform/http/session.ts'

/** Receives a photo in a place of its own; throws `uploads_full` where its sender, or everybody, sends too many at once. */
export async function inUploadPlace<Result>(
  { uploadPlaces }: Services,
  { viewer, request }: { viewer: SignedIn; request: FastifyRequest },
  receive: () => Promise<Result>,
): Promise<Result> {
  const place = uploadPlaces.take(sharerOf(request, viewer))
  if ('full' in place)
    throw place.full === 'person'
      ? new AppError('uploads_full', {
          message: 'Three of your photos are being sent already. Please wait until one of them has arrived.',
        })
      : new AppError('uploads_full')
  try {
    return await receive()
  } finally {
    place.leave()
  }
}
