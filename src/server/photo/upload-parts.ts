import type { UploadParts } from '../club/club.ts'
import type { Services } from '../platform/deps.ts'
import { bodyStream, drain, readBodiesAsStreams } from './upload-body.ts'
import { inUploadPlace } from './upload-place.ts'

/** Lists of members and results come in as photos do: as streams, each in a place of its own. */
export function uploadParts(services: Services): UploadParts {
  return {
    accept: readBodiesAsStreams,
    stream: bodyStream,
    drain,
    inPlace: (who, receive) => inUploadPlace(services, who, receive),
  }
}
