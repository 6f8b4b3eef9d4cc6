/** See ensure-browser.mjs. */
export function ensureBrowser(): Promise<string | undefined>
export function ensureOtherBrowsers(): Promise<void>
