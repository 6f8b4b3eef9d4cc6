import { expect, test } from 'vitest'
import { imageKind } from './image-kind.ts'

const ftyp = (brands: string) => `\0\0\0\x1cftyp${brands.slice(0, 4)}\0\0\0\0${brands.slice(4)}`

test.each([
  ['\xff\xd8\xff\xe1..Exif', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['RIFF....WEBPVP8 ', 'webp'],
  ['RIFF....WAVEfmt ', undefined],
  ['GIF89a', 'gif'],
  [ftyp('avifmif1'), 'avif'],
  [ftyp('mif1avifmiaf'), 'avif'],
  [ftyp('heicmif1heic'), 'heic'],
  [ftyp('mif1heic'), 'heic'],
  [ftyp('isommp42'), undefined],
  ['<svg xmlns="http://www.w3.org/2000/svg">', undefined],
  ['<?xml version="1.0"?><svg>', undefined],
  ['%PDF-1.7', 'pdf'],
  ['II*\0', 'tiff'],
  ['MM\0*', 'tiff'],
  ['II+\0', 'tiff'],
  ['MM\0+', 'tiff'],
  ['II*x', undefined],
  ['BM\x46\0\0\0\0\0\0\0', 'bmp'],
  ['BMW, a car', undefined],
  ['', undefined],
])('when a file begins with %j, then its kind is %s', (head, kind) => {
  expect(imageKind(Buffer.from(head, 'latin1'))).toBe(kind)
})
