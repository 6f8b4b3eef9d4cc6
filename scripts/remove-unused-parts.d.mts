/** Removes from `root`/node_modules what no server loads. `lock` is package-lock.json. */
export declare function removeUnusedParts(
  lock: { packages: Readonly<Record<string, { dev?: boolean }>> },
  root?: string,
): void
