/** The reader of paper cards and what it is used with, by those who have asked for it (src/web/photo/scan/on-phone). */
export const CARD_READER = 'scoreclub-card-reader'

/**
 * For a version that is being installed, while the one before it still answers: whoever has the reader has the new one
 * before it takes over. Its large files change rarely, and those that stayed the same are not fetched again.
 */
export async function keepCardReaderAgain(files: readonly string[]): Promise<void> {
  const cache = await caches.open(CARD_READER)
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  // Other parts of it come with the review of a reading by the club's server.
  if (!kept.some((file) => file.endsWith('.wasm'))) return
  await cache.addAll(files.filter((file) => !kept.includes(file)))
}

/** After the new version has taken over. */
export async function dropOldCardReader(files: readonly string[]): Promise<void> {
  const cache = await caches.open(CARD_READER)
  const old = (await cache.keys()).filter(({ url }) => !files.includes(new URL(url).pathname))
  await Promise.all(old.map((request) => cache.delete(request)))
}
