import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { dropPhoto, keepPhoto, readKeptPhoto } from './photo-box.ts'

const photo = {
  roundId: 'rnd_1',
  name: 'card.jpg',
  jpeg: new Blob([new Uint8Array([0xff, 0xd8, 7])], { type: 'image/jpeg' }),
  objectPath: null,
}

async function bytesOf(owner: string, roundId: string) {
  const kept = await readKeptPhoto(owner, roundId)
  return kept && [...new Uint8Array(await kept.jpeg.arrayBuffer())]
}

test('a photo is there again after the page was closed, for its owner and round alone', async () => {
  await keepPhoto('usr_a', photo)
  expect(await bytesOf('usr_a', 'rnd_1')).toEqual([0xff, 0xd8, 7])
  expect(await readKeptPhoto('usr_a', 'rnd_1')).toMatchObject({ name: 'card.jpg', objectPath: null })
  expect(await readKeptPhoto('usr_a', 'rnd_2')).toBeUndefined()
  expect(await readKeptPhoto('usr_b', 'rnd_1')).toBeUndefined()
})

test('the photo of the next round takes its place', async () => {
  await keepPhoto('usr_a', photo)
  await keepPhoto('usr_a', { ...photo, roundId: 'rnd_2', objectPath: '/api/objects/pho_1' })
  expect(await readKeptPhoto('usr_a', 'rnd_1')).toBeUndefined()
  expect(await readKeptPhoto('usr_a', 'rnd_2')).toMatchObject({ objectPath: '/api/objects/pho_1' })
})

test('dropped, it is gone', async () => {
  await keepPhoto('usr_a', photo)
  await dropPhoto('usr_a')
  expect(await readKeptPhoto('usr_a', 'rnd_1')).toBeUndefined()
})

test('when a TIFF of a scanner is kept, then it comes back as one, because not every browser can show it', async () => {
  const tiff = new Blob(['II*'], { type: 'image/tiff' })
  await keepPhoto('usr_scan', { roundId: 'rnd_scan', name: 'scan.tif', jpeg: tiff, objectPath: null })
  expect((await readKeptPhoto('usr_scan', 'rnd_scan'))?.jpeg.type).toBe('image/tiff')
})
