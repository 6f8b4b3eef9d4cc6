/** The words of a search, in small letters and without accents: "  ÁVILA zoe" is "avila" and "zoe". */
export function plainWords(text: string): string[] {
  return plainText(text)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** Upper case and accents make no difference to a search. The server's SQL does the same (server/club/members/plain-column.ts). */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}
