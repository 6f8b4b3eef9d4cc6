/** What a file of the app exports. */
type Exports = Readonly<Record<string, unknown>>
type Load = (name: string) => Promise<Exports>
type Run = (load: Load, ...needs: Exports[]) => Exports

/** The files of the app that have come, by name, as the build writes them for the service worker (scripts/build/to-part.ts). */
export function makeParts(fetchScript: (name: string) => Promise<void>) {
  const parts = new Map<string, { needs: readonly string[]; run: Run }>()
  const ran = new Map<string, Exports>()
  const coming = new Map<string, Promise<void>>()

  const partOf = (name: string) => {
    const part = parts.get(name)
    if (!part) throw new Error(`${name} came without its part.`)
    return part
  }
  const fetchWithNeeds = async (name: string) => {
    if (!parts.has(name)) await fetchScript(name)
    await Promise.all(partOf(name).needs.map(bring))
  }
  function bring(name: string): Promise<void> {
    const known = coming.get(name)
    if (known) return known
    const asked = fetchWithNeeds(name)
    coming.set(name, asked)
    // Without a network now, it may come the next time it is asked for.
    asked.catch(() => coming.delete(name))
    return asked
  }
  function run(name: string): Exports {
    const known = ran.get(name)
    if (known) return known
    const { needs, run: body } = partOf(name)
    const made = body(load, ...needs.map(run))
    ran.set(name, made)
    return made
  }
  async function load(name: string): Promise<Exports> {
    await bring(name)
    return run(name)
  }
  const add = (name: string, needs: readonly string[], body: Run) => {
    parts.set(name, { needs, run: body })
  }
  return { add, load }
}
