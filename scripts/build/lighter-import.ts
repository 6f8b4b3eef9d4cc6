import type { Plugin } from 'vite'

/** Vite's own module around every later `import()`. */
const HELPER = /^\0vite\/preload-helper\.js$/

/** Printed pages are the only ones with styles of their own, and are of use without them. */
const code = `
const asked = new Map()
const fetchStyles = (file) => new Promise((done) => {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/' + file, onload: done, onerror: done }),
  )
})
export const __vitePreload = (load, styles = []) => {
  for (const file of styles) if (!asked.has(file)) asked.set(file, fetchStyles(file))
  return styles.length > 0 ? Promise.all(styles.map((file) => asked.get(file))).then(load) : load()
}`

/**
 * A shorter helper for what is imported later. Vite's names scripts to fetch ahead as well, which vite.config.ts has switched
 * off, and every page carries it.
 */
export function lighterImport(): Plugin {
  return {
    name: 'scoreclub:lighter-import',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: HELPER }, handler: () => ({ code, map: null }) },
  }
}
