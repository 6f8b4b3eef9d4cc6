import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { newId } from '../platform/db/new-id.ts'
import type { Deps } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { PhotoFiles, PhotoPlace } from './photo-files.ts'
import { changePlace, findStoreId, insertPlace, knowsMark, type PhotoPlaceRow } from './photo-places.store.ts'
import { listKnownPhotos } from './photos.store.ts'

/** For how long it is believed that the places are still ours. */
const BELIEVED_MS = 60_000

type Options = Pick<Deps, 'db' | 'now'> & {
  places: readonly PhotoPlace[]
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Whether the folders and buckets of the settings are this installation's. Each carries a mark: the place's id and a word
 * that this store knows too, and which database that is. A staging copy, a trial restore or a second club with the same
 * settings finds the mark of another one, and then neither takes photos away there nor puts any among them.
 */
export class OwnPlaces {
  readonly #options: Options
  #believedUntil = 0
  #toldOf: string | undefined

  constructor(options: Options) {
    this.#options = options
  }

  /** Looks at each mark. A place without one becomes ours, unless most of its photos are unknown here. */
  async areOurs(): Promise<boolean> {
    const foreign = await this.#findForeign()
    this.#tell(foreign)
    this.#believedUntil = foreign === undefined ? Date.now() + BELIEVED_MS : 0
    return foreign === undefined
  }

  /** Throws `photo_store_away` where they are not ours; asks only now and then. */
  async require(): Promise<void> {
    if (Date.now() < this.#believedUntil || (await this.areOurs())) return
    throw new AppError('photo_store_away', { cause: new Error('The photos there are of another store.') })
  }

  async #findForeign(): Promise<PhotoPlace | undefined> {
    const { db, now, places } = this.#options
    for (const place of places) {
      const mark = await place.readMark()
      const isOurs = mark === undefined ? await takeUnmarked({ db, now, place }) : await isKnown({ db }, mark)
      if (!isOurs) return place
    }
    return undefined
  }

  /** Once, and again when it was right meanwhile. */
  #tell(foreign: PhotoPlace | undefined): void {
    if (foreign !== undefined && this.#toldOf !== foreign.name)
      this.#options.log.warn(
        { place: foreign.name },
        'the photos in this place belong to another store than this one, so none is removed or added there; ' +
          'another S3_PREFIX or DATA_DIR is a place of its own, and npm run own-photos takes over this one',
      )
    this.#toldOf = foreign?.name
  }
}

/** The same photos, for those who put some there or take them away: only where they are ours. */
export function onlyOwn(files: PhotoFiles, own: OwnPlaces): PhotoFiles {
  return {
    ...files,
    async keep(id, jpeg) {
      await own.require()
      await files.keep(id, jpeg)
    },
    async remove(id) {
      await own.require()
      await files.remove(id)
    },
  }
}

/** Marks a place as this store's, whatever it was before; files that were there before that moment stay, known or not. */
export async function markPlace(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  place: PhotoPlace,
  ownedSince: Date,
): Promise<void> {
  const row = { id: newId('plc'), word: newWord(), ownedSince, sweptAt: now() }
  await insertPlace(db, row)
  await place.writeMark(wordMark({ ...row, storeId: await findStoreId(db) }))
}

/** Gives the place a new mark, so that copies of the database's own files that were made before do not know it. */
export async function renewMark(
  { db }: Pick<Deps, 'db'>,
  place: PhotoPlace,
  { id, nextWord }: Pick<PhotoPlaceRow, 'id' | 'nextWord'>,
): Promise<void> {
  // One that a crash has left may be in the mark already.
  const word = nextWord ?? newWord()
  await changePlace(db, id, { nextWord: word })
  await place.writeMark(wordMark({ id, word, storeId: await findStoreId(db) }))
  await changePlace(db, id, { word, nextWord: null })
}

/** After the whole store was moved into this one, the places that were the other's are this one's. */
export async function takeAlong({ db }: Pick<Deps, 'db'>, places: readonly PhotoPlace[]): Promise<void> {
  const storeId = await findStoreId(db)
  for (const place of places) {
    const mark = readMark(await place.readMark())
    if (mark !== undefined && (await knowsMark(db, mark)))
      await place.writeMark(wordMark({ ...mark, storeId }))
  }
}

type Mark = { id: string; word: string; storeId: string }

export function readMark(text: string | undefined): Mark | undefined {
  const [, id, word, storeId] = /^(plc_\w+) (\w+) (\d+-\d+)\n$/.exec(text ?? '') ?? []
  return id === undefined || word === undefined || storeId === undefined ? undefined : { id, word, storeId }
}

/** How many photos a place has, and how many of them have a row in this store. */
export async function countPhotos(
  { db }: Pick<Deps, 'db'>,
  place: PhotoPlace,
): Promise<{ all: number; known: number }> {
  const count = { all: 0, known: 0 }
  for await (const photos of place.listPhotos()) {
    count.all += photos.length
    count.known += (
      await listKnownPhotos(
        db,
        photos.map(({ id }) => id),
      )
    ).length
  }
  return count
}

/** A place of the time before there were marks, or a new one. */
async function takeUnmarked({
  db,
  now,
  place,
}: Pick<Deps, 'db' | 'now'> & { place: PhotoPlace }): Promise<boolean> {
  const { all, known } = await countPhotos({ db }, place)
  if (all === 0 && place.isSpare) return true
  if (2 * known < all) return false
  await markPlace({ db, now }, place, now())
  // Another process may have marked it at the same moment: one of this store, or of another.
  return isKnown({ db }, await place.readMark())
}

async function isKnown({ db }: Pick<Deps, 'db'>, text: string | undefined): Promise<boolean> {
  const mark = readMark(text)
  if (mark?.storeId !== (await findStoreId(db))) return false
  return knowsMark(db, mark)
}

function wordMark({ id, word, storeId }: Mark): string {
  return `${id} ${word} ${storeId}\n`
}

function newWord(): string {
  return randomBytes(12).toString('hex')
}
