/**
 * An amount of money as somebody types it, in the digits that calls take: "£5.00", "5,50 €" and "1,250.00" are "5.00", "5.50"
 * and "1250.00". "1,250" and "1.250" may mean thousands or decimals: both become "1,250", which calls refuse.
 */
export function typedAmount(typed: string): string {
  const plain = typed
    .replace(/^\s*(?:\p{Sc}|[A-Z]{3}\b|kr\.?)\s*(?=\d)/iu, '')
    .replace(/(\d)\s*(?:\p{Sc}|[A-Z]{3}|kr\.?)\s*$/iu, '$1')
    .replace(/(\d)[\s’'](?=\d{3}(?!\d))/gu, '$1')
    .trim()
  if (/^\d{1,3}[.,]\d{3}$/.test(plain)) return plain.replace('.', ',')
  // The last of two kinds of signs has the decimals behind it.
  const isGrouped = /^\d{1,3}(?:,\d{3})+\.\d{1,2}$|^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(plain)
  const whole = isGrouped ? plain.replace(/[.,](?=\d{3})/g, '') : plain
  return /^\d+,\d{1,2}$/.test(whole) ? whole.replace(',', '.') : whole
}
