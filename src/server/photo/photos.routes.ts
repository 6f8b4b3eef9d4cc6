import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  claimPhoto as claimPhotoCall,
  LARGEST_PHOTO,
  makeObjectPath,
  putPhoto,
  readPhoto,
  startUpload as startUploadCall,
} from '#contract/photo/photos.ts'
import { maySeePhoto } from '#contract/club/permissions.ts'
import type { Services } from '../platform/deps.ts'
import { AppError, fieldError } from '../platform/http/app-error.ts'
import { describeCall } from '../platform/http/describe-api.ts'
import { serve } from '../platform/http/serve-call.ts'
import { claimPhoto } from './claim-photo.ts'
import { cleanUpPhotos } from './clean-up-photos.ts'
import type { OwnPlaces } from './own-places.ts'
import type { PhotoFiles } from './photo-files.ts'
import { findKeptPhoto } from '../card/card.ts'
import { receivePhoto } from './receive-photo.ts'
import { startUpload } from './start-upload.ts'
import { bodyStream, drain, readBodiesAsStreams } from './upload-body.ts'
import { inUploadPlace } from './upload-place.ts'
import { signUploadToken, UPLOAD_MS } from './upload-token.ts'

const CLEAN_UP_MS = 3_600_000
/** The hourly looks of a process that take no turn, while one that has run for longer takes it. */
const HOURS_WITHOUT_TURN = 2

/** The photos, and whose they are. */
export type OwnPhotos = { files: PhotoFiles; own: OwnPlaces }

export function photoRoutes(app: FastifyInstance, services: Services, { files, own }: OwnPhotos): void {
  const { config, sessions } = services

  const requestOrigin = (request: FastifyRequest) =>
    config.publicUrl ?? `${request.protocol}://${request.host}`

  serve(app, sessions, startUploadCall, async ({ viewer, query, request }) => {
    if (query.bytes !== undefined) checkLength(query.bytes)
    const photoId = await startUpload(services, viewer)
    // A program that does not say how long its photo is gets our own door, where the length is counted.
    if (query.bytes !== undefined && files.direct)
      return { uploadURL: await files.direct.uploadAddress(photoId, Number(query.bytes)) }
    const expiresAt = services.now().getTime() + UPLOAD_MS
    const token = signUploadToken(config.authSecret, viewer.userId, { photoId, expiresAt })
    return { uploadURL: `${requestOrigin(request)}${startUploadCall.path}/${token}` }
  })

  acceptUploads(app, services, files)

  serve(app, sessions, claimPhotoCall, async ({ viewer, body, request }) => {
    const ownHosts = [request.host, new URL(requestOrigin(request)).host]
    const inPlace = (receive: () => Promise<void>) => inUploadPlace(services, { viewer, request }, receive)
    const { photoURL } = body
    return { objectPath: await claimPhoto(services, files, { viewer, photoURL, ownHosts, inPlace }) }
  })

  serveKeptPhotos(app, services, files)
  scheduleCleanUp(app, services, { files, own })
  checkPlaces(app, { files, own })
}

function checkLength(bytes: string): void {
  if (!/^[1-9]\d*$/.test(bytes)) throw fieldError('bytes', 'Use a whole number of bytes.')
  if (Number(bytes) > LARGEST_PHOTO) throw new AppError('photo_too_large')
}

/** The body of this call is not JSON: it is read as a stream, in a scope where no parser reads it first. */
function acceptUploads(app: FastifyInstance, services: Services, files: PhotoFiles): void {
  void app.register((uploads, _options, done) => {
    readBodiesAsStreams(uploads)
    serve(uploads, services.sessions, putPhoto, async ({ viewer, params, request }) => {
      const contentType = request.headers['content-type'] ?? ''
      const bytes = bodyStream(request)
      try {
        const sent = { viewer, token: params.token, contentType, bytes }
        const receive = () => receivePhoto(services, files, sent)
        return { objectPath: makeObjectPath(await inUploadPlace(services, { viewer, request }, receive)) }
      } catch (error) {
        drain(bytes, 4 * LARGEST_PHOTO)
        throw error
      }
    })
    done()
  })
}

/** Sends a photo to the people who may see it; everybody else gets 404, as if there were none. */
function serveKeptPhotos(app: FastifyInstance, { db, sessions }: Services, files: PhotoFiles): void {
  app.get<{ Params: { photoId: string } }>(
    readPhoto.path,
    {
      schema: {
        ...describeCall(readPhoto),
        params: readPhoto.params,
        produces: ['image/jpeg'],
      },
    },
    async (request, reply) => {
      const { photoId } = request.params
      // Visitors get 404 and not 401 too, because an img element cannot ask anybody to sign in.
      const viewer = await sessions.read(request)
      const found = viewer && (await findKeptPhoto(db, photoId))
      const isTheirs =
        viewer !== undefined &&
        found !== undefined &&
        maySeePhoto(viewer, { ownerId: found.photo.ownerId, clubId: found.clubId })
      if (!isTheirs) throw new AppError('not_found')
      const address = await files.direct?.readAddress(photoId)
      if (address !== undefined) return reply.header('cache-control', 'no-store').redirect(address)
      const jpeg = await files.read(photoId)
      if (!jpeg) throw new AppError('not_found')
      return reply
        .type('image/jpeg')
        .headers({
          'cache-control': 'no-store',
          'content-disposition': 'inline; filename="scorecard.jpg"',
          'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
          'cross-origin-resource-policy': 'same-origin',
        })
        .send(jpeg)
    },
  )
}

/**
 * Says at the start that a bucket cannot be used, or is another store's. Nothing waits for it: without photos everything
 * else works.
 */
function checkPlaces(app: FastifyInstance, { files, own }: OwnPhotos): void {
  let checking = Promise.resolve()
  const check = async () => {
    try {
      await files.direct?.check()
      await own.areOurs()
    } catch (error) {
      app.log.error({ err: error }, 'the place for photos cannot be used')
    }
  }
  app.addHook('onReady', (done) => {
    checking = check()
    done()
  })
  app.addHook('onClose', () => checking)
}

function scheduleCleanUp(app: FastifyInstance, services: Services, { files, own }: OwnPhotos): void {
  let runs = 0
  const timer = setInterval(() => {
    runs += 1
    // Whoever copied the files of a database and started on them is the younger one: the store that was there first goes on.
    const takesTurns = runs > HOURS_WITHOUT_TURN
    cleanUpPhotos(services, files, { own, takesTurns }).catch((error: unknown) => {
      app.log.error({ err: error }, 'photos not cleaned up')
    })
  }, CLEAN_UP_MS)
  timer.unref()
  app.addHook('onClose', () => {
    clearInterval(timer)
  })
}
