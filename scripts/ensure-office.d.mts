/** See ensure-office.mjs. */
export function ensureOffice(): Promise<string[]>
