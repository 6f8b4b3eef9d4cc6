import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SignedIn } from '../../platform/http/session.ts'
import { readSheetFile, type Sheet, type SheetTerms } from './read-sheet.ts'
import { LARGEST_SHEET, refuseSheet } from './sheet-fault.ts'

/** How files are received, which the photo room knows and hand-overs.ts brings. */
export type UploadParts = {
  /** From here on this scope takes any body. */
  accept: (scope: FastifyInstance) => void
  stream: (request: FastifyRequest) => Readable
  /** Lets the rest of a refused body come, so that the browser reads why. */
  drain: (bytes: Readable, most: number) => void
  inPlace: <Result>(
    who: { viewer: SignedIn; request: FastifyRequest },
    receive: () => Promise<Result>,
  ) => Promise<Result>
}

/** Reads the file of a request for whoever `require` lets through, in a place of its own. */
export function sheetReceiver(
  uploads: UploadParts,
  require: (viewer: SignedIn, clubId: string) => void,
  recognise?: SheetTerms['recognise'],
  readText?: SheetTerms['readText'],
): <Result>(
  from: {
    viewer: SignedIn
    clubId: string
    request: FastifyRequest
    query: Omit<SheetTerms, 'recognise' | 'readText'>
  },
  use: (sheet: Sheet) => Promise<Result>,
) => Promise<Result> {
  return async ({ viewer, clubId, request, query: { encoding, sheet } }, use) => {
    const body = uploads.stream(request)
    try {
      require(viewer, clubId)
      return await uploads.inPlace({ viewer, request }, async () =>
        use(
          await readSheetFile(await receiveSheet(request, body), {
            encoding,
            sheet,
            ...(recognise && { recognise }),
            ...(readText && { readText }),
          }),
        ),
      )
    } catch (error) {
      uploads.drain(body, 8 * LARGEST_SHEET)
      throw error
    }
  }
}

/**
 * The bytes of an uploaded file, at most `LARGEST_SHEET`: a larger one is refused by what it says of its length, before
 * anything of it is read, or where it says nothing as soon as it has sent more.
 */
async function receiveSheet(request: FastifyRequest, body: Readable): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_SHEET) throw refuseSheet('too_large')
  const parts: Buffer[] = []
  let length = 0
  // Destroying a request would close its connection before the answer.
  for await (const part of body.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(part)) throw new TypeError('The body of a request is made of buffers')
    length += part.length
    if (length > LARGEST_SHEET) throw refuseSheet('too_large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
