/** A number that two lists of one club write in two ways: "00124", "124", "124.0" and "12 4" are one. */
export function numberKey(number: string): string {
  const plain = number.replace(/\s/g, '').toUpperCase()
  return withoutPoint(plain).replace(/^0+(?=.)/, '')
}

/** "124.0" and "124,0" as "124": a spreadsheet has taken it for a decimal. */
export const withoutPoint = (number: string) => number.replace(/^(\d+)[.,]0+$/, '$1')

/** Whether numbers of a column have decimals of their own, such as those of families: 12.1, 12.2. */
export function hasDecimals(column: readonly string[]): boolean {
  return column.some((text) => /^\d+[.,]\d*[1-9]\d*$/.test(text.trim()))
}
