import { availableParallelism } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../platform/deps.ts'
import { shareOfCores } from '../platform/processes/share-of-machine.ts'
import { decodeAtOnce } from './clean-image.ts'
import { openPhotoFiles } from './open-photo-files.ts'
import { onlyOwn, OwnPlaces } from './own-places.ts'
import type { OwnPhotos } from './photos.routes.ts'
import { scanReaders, type ScanReaders } from './scan/scan-readers.ts'

/** The photos of this installation and what reads them, which other rooms are handed parts of. */
export type Photos = OwnPhotos & { scan: ScanReaders }

/**
 * Opens the photos of the settings, where nothing is put or taken away unless they are this store's, and the readers of cards,
 * until the server closes. This process decodes as many pictures at once as its part of the machine has cores.
 */
export async function openPhotos(app: FastifyInstance, deps: Deps): Promise<Photos> {
  const { config, db, now } = deps
  decodeAtOnce(shareOfCores(availableParallelism(), config.webProcesses))
  const files = await openPhotoFiles(config)
  const own = new OwnPlaces({ db, now, places: files.places, log: app.log })
  const scan = scanReaders(config.scan, { services: deps, log: app.log, processFile: deps.scanProcess })
  app.addHook('preClose', () => scan.gate.close())
  app.addHook('onClose', () => scan.close())
  return { files: onlyOwn(files, own), own, scan }
}
