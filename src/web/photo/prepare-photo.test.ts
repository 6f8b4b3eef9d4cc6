import { beforeEach, expect, test, vi } from 'vitest'
import { LARGEST_PHOTO } from '#contract/photo/photos.ts'
import { preparePhoto } from './prepare-photo.ts'

/** The browser's decoder: what it makes of a file, or nothing. */
const decoder = vi.hoisted(() => ({ makes: undefined as Blob | undefined }))
vi.mock('compressorjs', () => ({
  default: class {
    constructor(_: File, { success, error }: { success: (made: Blob) => void; error: () => void }) {
      if (decoder.makes) success(decoder.makes)
      else error()
    }
  },
}))
beforeEach(() => {
  decoder.makes = undefined
})

const tiff = (size = 100) => {
  const bytes = new Uint8Array(size)
  bytes.set([0x49, 0x49, 0x2a, 0x00])
  return bytes
}

test.each(['image/tiff', ''])(
  'when the browser cannot read a TIFF (type %j), then it is sent as it is',
  async (type) => {
    const prepared = await preparePhoto(new File([tiff()], 'scan.tif', { type }))
    expect(prepared.ok && [prepared.value.type, prepared.value.size]).toEqual(['image/tiff', 100])
  },
)

test('when the browser can, then it is a JPEG without the data of the scanner', async () => {
  decoder.makes = new Blob(['jpeg'], { type: 'image/jpeg' })
  const prepared = await preparePhoto(new File([tiff()], 'scan.tif', { type: 'image/tiff' }))
  expect(prepared).toEqual({ ok: true, value: decoder.makes })
})

test.each([
  ['a TIFF larger than the limit', [tiff(LARGEST_PHOTO + 1)], 'scan.tif', 'image/tiff', 'too_large'],
  ['no TIFF, though it says so', ['%PNG'], 'scan.tif', 'image/tiff', 'not_an_image'],
  ['a PDF', ['%PDF-1.7'], 'scan.pdf', 'application/pdf', 'pdf'],
  ['a PDF without a type', ['%PDF-1.7'], 'Scan.PDF', '', 'pdf'],
  ['an SVG', ['<svg/>'], 'a.svg', 'image/svg+xml', 'not_an_image'],
  ['a HEIC photo that the browser cannot read', ['x'], 'a.heic', 'image/heic', 'heic'],
])('when the file is %s, then it is refused', async (_, content, name, type, reason) => {
  expect(await preparePhoto(new File(content, name, { type }))).toMatchObject({ ok: false, reason })
})
