/** See ensure-built.mjs. */
export function ensureBuilt(): Promise<void>
export function ensureServerBuilt(): Promise<void>
export function ensureTestProgramsBuilt(): Promise<void>
export const parts: readonly { readonly name: string; readonly sources: readonly string[] }[]
