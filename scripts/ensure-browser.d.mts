/** See ensure-browser.mjs. */
export function ensureBrowser(): Promise<string | undefined>
