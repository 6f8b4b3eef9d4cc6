/** The photos of an installation that keeps them in a bucket. In a backup they stand as if they were in the data folder. */
export type KeptPhotos = {
  list: () => Promise<string[]>
  read: (id: string) => Promise<Buffer | undefined>
  keep: (id: string, jpeg: Buffer) => Promise<void>
}

export function photoPath(id: string): string {
  return `photos/${id}.jpg`
}

/** The photo that a path of the data folder is; undefined for any other file. */
export function photoOfPath(path: string): string | undefined {
  return /^photos\/(pho_[A-Za-z0-9]+)\.jpg$/.exec(path)?.[1]
}
