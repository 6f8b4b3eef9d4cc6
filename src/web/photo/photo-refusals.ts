import { photosText } from '#web/messages/en/photo/photos.ts'

export type PhotoRefusal = 'not_an_image' | 'too_large' | 'heic' | 'pdf'

/** The screens that take a photo: handing a card in (`verify`) and the scan. Each has its own words for a refusal (T47). */
export type PhotoScreen = 'verify' | 'scan'

export function refusalWords(screen: PhotoScreen, refusal: PhotoRefusal): { title: string; text: string } {
  const words = screen === 'verify' ? photosText.verifyRefusals : photosText.scanRefusals
  switch (refusal) {
    case 'not_an_image':
    case 'heic':
    case 'pdf':
      return { title: words.notAnImage, text: words.notAnImageText }
    case 'too_large':
      return { title: words.tooLarge, text: words.tooLargeText }
  }
}

/** Beside the field: the screen's words, and what to do about a file of this kind. */
export function refusalSentence(screen: PhotoScreen, refusal: PhotoRefusal): string {
  const { text } = refusalWords(screen, refusal)
  return refusal === 'heic' || refusal === 'pdf' ? `${text} ${photosText[refusal]}` : text
}

/** Not SVG, which can contain scripts and which the server refuses too (T56). */
export function isImageType(type: string): boolean {
  return type.startsWith('image/') && !type.startsWith('image/svg')
}

export function isHeic(file: { name: string; type: string }): boolean {
  return /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name)
}

export function isPdf(file: { name: string; type: string }): boolean {
  return file.type === 'application/pdf' || /\.pdf$/i.test(file.name)
}

/** 3_565_158 bytes as "3.4", in the megabytes of 1024 × 1024 bytes in which the limit is counted. */
export function megabytes(bytes: number, locale: string): string {
  const inMegabytes = bytes / 1_048_576
  return new Intl.NumberFormat(locale, { maximumFractionDigits: inMegabytes < 0.1 ? 2 : 1 }).format(
    inMegabytes,
  )
}
