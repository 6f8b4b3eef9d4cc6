/**
 * Whether a text can be dialled: 5 to 15 digits as people write them, "+44 (0)7700 900123", and an extension of up to five,
 * "ext. 12". What a list brought in is not asked.
 */
export function isPhoneNumber(text: string): boolean {
  const match = /^\+?[\d ()./-]+(?: *(?:ext\.?|x|#) *\d{1,5})?$/i.exec(text.trim())
  const digits = text.replace(/ *(?:ext|x|#).*$/i, '').replace(/\D/g, '').length
  return match !== null && digits >= 5 && digits <= 15
}
