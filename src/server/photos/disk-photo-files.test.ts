import { mkdtemp, rm, symlink } from 'node:fs/promises'
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
    ...{ code: 'photo_store_away', status: 503 },
    message: 'Photos cannot be stored or shown right now. Please try again later.',
  })
  expect(await files.read('pho_1')).toBeUndefined()
  await rm(folder, { recursive: true })
})
