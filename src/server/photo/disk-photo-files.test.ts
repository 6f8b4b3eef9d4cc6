import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDiskPhotoFiles } from './disk-photo-files.ts'

test('when the folder has no room, then a photo is not kept and the answer is 503 with a sentence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'scoreclub-photos-'))
  const files = await openDiskPhotoFiles(folder)
  // What is written to this device never fits.
  await symlink('/dev/full', join(folder, 'quarantine/pho_1.jpg'))
  await expect(files.keep('pho_1', Buffer.from('jpeg'))).rejects.toMatchObject({
    code: 'photo_store_away',
    status: 503,
    message: 'Photos cannot be stored or shown right now. Please try again later.',
  })
  expect(await files.read('pho_1')).toBeUndefined()
  await rm(folder, { recursive: true })
})

test('when several processes write the mark while others clear old uploads, then each succeeds and no draft is left', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'scoreclub-photos-'))
  const [place] = (await openDiskPhotoFiles(folder)).places
  if (place === undefined) throw new Error('A folder is one place.')
  // The clock of one of them is a day ahead.
  const ahead = new Date(Date.now() + 86_400_000)
  const words = Array.from({ length: 40 }, (_, at) => `mark ${String(at)}\n`)
  await Promise.all(words.flatMap((word) => [place.writeMark(word), place.removeUploads(ahead)]))
  expect(words).toContain(await place.readMark())
  expect((await readdir(folder)).sort()).toEqual(['owner', 'quarantine'])
  expect(await readdir(join(folder, 'quarantine'))).toEqual([])
  await rm(folder, { recursive: true })
})
