import type { z } from 'zod/mini'
import type { keepPaperCard as keepCall } from '#contract/card/paper-card.ts'
import { makeObjectPath, parseObjectPath } from '#contract/photo/photos.ts'
import { resultFromWire } from '#contract/platform/wire-names.ts'
import { mayKeepPaper } from '#contract/club/permissions.ts'
import { onOpenHoles } from '#golf/competition/closed-holes.ts'
import type { Quad } from '#golf/card/cut-out.ts'
import { differingHoles } from '#golf/card/reconcile-card.ts'
import type { HoleEntry } from '#golf/card/hole-entry.ts'
import { photoKeptUntil } from '#golf/card/photo-keeping.ts'
import type { Queryable, Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { requirePoint } from '../../platform/rate-limits/require-point.ts'
import { addNotices } from '../../outbound/outbound.ts'
import { attachPhoto, findKeptPhoto } from '../card-photos.store.ts'
import { cardClosed } from '../card-closed.ts'
import { listLatestOfSources } from '../hole-entries/hole-entries.store.ts'
import { checkEntry } from '../hole-entries/record-hole-entries.ts'
import { asksForMarkerCard, findMarkerCard } from '../marker/marker-cards.store.ts'
import { changeRound, findRound, lockRound, type RoundRow } from '../rounds.store.ts'
import { withScorers } from '../scorers/scorers.store.ts'
import { addPaperEntries, findPaperEntries, putPaperPictures, type PaperPicture } from './paper.store.ts'

type Body = z.output<typeof keepCall.body>
type SentHole = Body['holes'][number]
/** What the photo room does for it. */
export type PaperPhotos = {
  read: (photoId: string) => Promise<Uint8Array | undefined>
  /** Parts of a photo, upright; undefined for one that encloses no area. */
  cut: (photo: Uint8Array, quads: readonly Quad[]) => Promise<(Buffer | undefined)[]>
}

type Keeping = { viewer: SignedIn; roundId: string; body: Body }

/**
 * Keeps what a photographed card says as the third word on a marker's card (P8), with a picture of each hole. It never
 * counts and overwrites nobody. Safe to repeat: an entry's id is minted on the phone.
 */
export async function keepPaperCard(
  services: Services,
  photos: PaperPhotos,
  { viewer, roundId, body }: Keeping,
): Promise<void> {
  const round = (await findRound(services.db, roundId))?.round
  const card = await requireOpenCard(services.db, { viewer, round })
  checkHoles(body.holes, round)
  if (await wasSentBefore(services.db, card, body.holes)) return
  const photoId = parseObjectPath(body.photo)
  const found = photoId === undefined ? undefined : await findKeptPhoto(services.db, photoId)
  const isOwn = photoId !== undefined && found?.photo.ownerId === viewer.userId
  const photo = isOwn ? await photos.read(photoId) : undefined
  if (!isOwn || !photo) throw new AppError('scan_photo_missing')
  const pictures = await cutHoles(photos, photo, body.holes)
  await services.db.transaction(async (tx) => {
    const locked = await requireOpenCard(tx, { viewer, round: await lockRound(tx, roundId) })
    if (await wasSentBefore(tx, locked, body.holes)) return
    await requirePoint({ db: tx, now: services.now }, ['paper-account', viewer.userId])
    await attach(tx, { viewer, round: locked, photoId })
    await write(services, tx, { viewer, round: locked, photoId, holes: body.holes, pictures })
    // Both phones listen to the competition's board.
    const { competitionId, userId } = locked
    if (competitionId !== null) await services.feed.announce(tx, { kind: 'board', competitionId, userId })
  })
}

/** 404 for whoever may not, and where no marker's card is asked for. */
async function requireOpenCard(
  db: Queryable,
  { viewer, round }: { viewer: SignedIn; round: RoundRow | undefined },
): Promise<RoundRow> {
  if (!round || !mayKeepPaper(viewer, await withScorers(db, viewer, round))) throw new AppError('not_found')
  if (!(await asksForMarkerCard(db, round))) throw new AppError('not_found')
  if (round.status !== 'in_progress') throw cardClosed(round.status)
  return round
}

function checkHoles(holes: readonly SentHole[], round: RoundRow | undefined): void {
  const holeNumbers = (round?.holes ?? []).map(({ holeNumber }) => holeNumber)
  holes.forEach((entry, i) => {
    checkEntry({ ...entry, at: '' }, { holeNumbers, field: `holes.${i}` })
    const isTwice = holes.some(
      (other, j) => j < i && (other.id === entry.id || other.holeNumber === entry.holeNumber),
    )
    if (isTwice) throw new AppError('entry_id_reused', { details: { ids: [entry.id] } })
  })
}

async function wasSentBefore(db: Queryable, round: RoundRow, holes: readonly SentHole[]): Promise<boolean> {
  const entries = holes.map((hole) => ({ ...hole, result: resultFromWire(hole) }))
  const { known, reused } = await findPaperEntries(db, { round, entries })
  // A photo is one request: some of its entries and not others are never there.
  const others = known.size === holes.length ? reused : [...known]
  if (others.length > 0) throw new AppError('entry_id_reused', { details: { ids: others } })
  return known.size > 0
}

async function cutHoles(
  photos: PaperPhotos,
  photo: Uint8Array,
  holes: readonly SentHole[],
): Promise<PaperPicture[]> {
  const placed = holes.flatMap(({ id, quad }) => (quad ? [{ id, quad }] : []))
  const jpegs = await photos.cut(
    photo,
    placed.map(({ quad }) => quad),
  )
  return placed.flatMap(({ id }, i) => {
    const jpeg = jpegs[i]
    return jpeg ? [{ entryId: id, jpeg }] : []
  })
}

/** The pictures are kept as long as the photo; the player's own also shows with the card that was handed in. */
async function attach(
  tx: Transaction,
  { viewer, round, photoId }: { viewer: SignedIn; round: RoundRow; photoId: string },
): Promise<void> {
  const attached = { ownerId: viewer.userId, roundId: round.id, expiresAt: photoKeptUntil(round.startedAt) }
  if (!(await attachPhoto(tx, { id: photoId, ...attached }))) throw new AppError('scan_photo_missing')
}

async function write(
  services: Services,
  tx: Transaction,
  input: {
    viewer: SignedIn
    round: RoundRow
    photoId: string
    holes: readonly SentHole[]
    pictures: readonly PaperPicture[]
  },
): Promise<void> {
  const { viewer, round, photoId, holes, pictures } = input
  const receivedAt = services.now()
  const said = await listLatestOfSources(tx, round)
  const entries = holes.map((hole): HoleEntry => {
    // The paper answers what was said before it, whatever the clocks of the phones say.
    const before = said.filter(({ holeNumber }) => holeNumber === hole.holeNumber).map(({ at }) => at + 1)
    const at = Math.max(receivedAt.getTime(), ...before)
    return {
      id: hole.id,
      holeNumber: hole.holeNumber,
      result: resultFromWire(hole),
      at,
      authorId: viewer.userId,
    }
  })
  await addPaperEntries(tx, { round, entries, receivedAt })
  if (viewer.userId === round.userId)
    await changeRound(tx, round.id, { scorecardPhoto: makeObjectPath(photoId) })
  await tellDifferences(services, tx, { round, entries })
  await putPaperPictures(tx, {
    round,
    photoId,
    pictures,
    now: receivedAt,
    holeNumbers: holes.map(({ holeNumber }) => holeNumber),
  })
}

/** Player and marker are told once of a photo that says something else than they do. */
async function tellDifferences(
  services: Services,
  tx: Transaction,
  { round, entries }: { round: RoundRow; entries: readonly HoleEntry[] },
): Promise<void> {
  const differing = new Set(differingHoles(onOpenHoles(await listLatestOfSources(tx, round), round.holes)))
  const holes = entries.map(({ holeNumber }) => holeNumber).filter((hole) => differing.has(hole))
  if (holes.length === 0) return
  const marker = await findMarkerCard(tx, round.id)
  await addNotices(services, tx, {
    kind: 'hole_differs',
    about: { roundId: round.id, holes },
    clubId: round.clubId,
    key: `differs ${round.id} ${entries[0]?.id}`,
    userIds: [round.userId, ...(marker ? [marker.markerId] : [])],
  })
}
