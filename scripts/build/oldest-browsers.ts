/** What scripts and styles are written for; `browserslist` in package.json says the same to the linter. */
export const OLDEST_BROWSERS = ['safari16.0', 'ios16.0', 'chrome105', 'firefox115']
