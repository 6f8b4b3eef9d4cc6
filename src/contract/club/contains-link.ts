/** Endings that mail programs make links of; of the others they do so only with "www." or "https://" in front. */
const KNOWN_ENDINGS =
  'com|net|org|info|biz|io|co|app|dev|club|golf|online|site|store|shop|xyz|top|link|click|live|eu|uk|us|de|fr|es|it|ie|pt|nl|be|at|ch|se|no|dk|fi|pl|cz|ru|cn|in|au|nz|za|br|mx|ca|me|tv|cc|ly|gg'

/**
 * Whether a mail program would make a link of something in a text. Mail addresses are none of it: people write where
 * they can be reached.
 */
export function containsLink(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\u3002\uff0e\uff61]/g, '.')
    .replaceAll(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
  if (/\b[a-z][a-z0-9+.-]*:\/\//i.test(plain) || /\bwww\./i.test(plain)) return true
  const host = new RegExp(
    `(?<![@\\p{L}\\p{N}._-])[\\p{L}\\p{N}_-]+(?:\\.[\\p{L}\\p{N}_-]+)*\\.(?:${KNOWN_ENDINGS})(?![\\p{L}\\p{N}_-])`,
    'iu',
  )
  return host.test(plain)
}
