/** What the browser says of the storage of this app; undefined where it says nothing. */
export type StorageRoom = {
  isPersisted: boolean | undefined
  usedBytes: number | undefined
  freeBytes: number | undefined
}

export async function readStorageRoom(): Promise<StorageRoom> {
  // Only on https and localhost; older browsers have neither.
  if (!('storage' in navigator)) return { isPersisted: undefined, usedBytes: undefined, freeBytes: undefined }
  const [isPersisted, estimate] = await Promise.all([
    navigator.storage.persisted().catch(() => undefined),
    navigator.storage.estimate().catch(() => undefined),
  ])
  const { usage, quota } = estimate ?? {}
  return {
    isPersisted,
    usedBytes: usage,
    freeBytes: usage === undefined || quota === undefined ? undefined : Math.max(0, quota - usage),
  }
}

/** Asks the browser not to clear what waits here when the phone runs out of room. Some ask the person, most decide alone. */
export async function askToKeepStorage(): Promise<boolean> {
  if (!('storage' in navigator)) return false
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist())
  } catch {
    return false
  }
}
