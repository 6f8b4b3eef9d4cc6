/** The encodings of one byte a letter in which programs write lists; of equals the first is taken. */
export const singleBytes = [
  'windows-1252',
  'windows-1250',
  'iso-8859-2',
  'windows-1254',
  'windows-1257',
  'windows-1253',
  'iso-8859-7',
  'windows-1251',
  'macintosh',
] as const
export type SingleByte = (typeof singleBytes)[number]
