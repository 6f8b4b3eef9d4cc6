/** See ensure-built.mjs. */
export function ensureBuilt(): Promise<void>
export function ensureServerBuilt(): Promise<void>
