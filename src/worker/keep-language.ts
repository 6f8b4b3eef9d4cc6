type LanguageFiles = Readonly<Partial<Record<string, readonly string[]>>>

/** Which language the phone's reader has, for the versions that come. */
const READER = 'scoreclub-reader'
const LANGUAGE = '/language'

/** Keeps the files of the language that a page was opened in, and those of no other. */
export async function keepLanguage(language: string, cacheName: string, files: LanguageFiles): Promise<void> {
  await (await caches.open(READER)).put(LANGUAGE, new Response(language))
  const cache = await caches.open(cacheName)
  for (const [other, unwanted = []] of Object.entries(files))
    if (other !== language) await Promise.all(unwanted.map((file) => cache.delete(file)))
  await fetchMissing(cache, files[language] ?? [])
}

/** The same for a version that is being installed, while the one before it still answers. */
export async function keepLanguageAgain(cacheName: string, files: LanguageFiles): Promise<void> {
  const language = await (await caches.match(LANGUAGE, { cacheName: READER }))?.text()
  if (language !== undefined) await fetchMissing(await caches.open(cacheName), files[language] ?? [])
}

async function fetchMissing(cache: Cache, files: readonly string[]): Promise<void> {
  const missing = await Promise.all(
    files.map(async (file) => ((await cache.match(file)) === undefined ? [file] : [])),
  )
  await cache.addAll(missing.flat())
}
