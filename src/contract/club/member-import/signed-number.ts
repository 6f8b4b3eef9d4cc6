/** A plus before or behind the number, in signs and words. */
const plus = String.raw`\+|plus|m[aá]s`
/** With a trailing mark of other systems: 12.4R, 8.1M, 14.0 (N), 14.8*. A letter that may stand for "plus" is no such mark. */
const signed = new RegExp(
  String.raw`^(${plus}|-)?\s*(\d+(?:\.\d+)?)\s*(${plus}|-)?\s*(?:\*|\(?(?!p|cr)[a-z]{1,2}\)?)?$`,
  'i',
)

/**
 * The sign of a handicap or differential as lists write it, before or behind the number and in whatever letters, and its digits with
 * a point; "scratch" is 0. undefined where it is no such number.
 */
export function signedNumber(text: string): { sign: '+' | '-' | ''; digits: string } | undefined {
  const typed = text
    .trim()
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/^['’]/, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(',', '.')
    .trim()
  if (/^(?:scratch|scr)\.?$/i.test(typed)) return { sign: '', digits: '0' }
  const [, before = '', digits = '', behind = ''] = signed.exec(typed) ?? []
  if (digits === '' || (before !== '' && behind !== '')) return undefined
  const sign = before + behind
  return { sign: sign === '' || sign === '-' ? sign : '+', digits }
}
