import { makeParts } from './kept-parts.ts'

/** The build puts it in: tells apart what different builds make of the same file. */
declare const FORM: string

/*
 * The beginning of the file that starts the app from the phone's own copy. Everything in that copy is a classic script and
 * not a module, because Chromium compiles a classic script when the service worker keeps it, and a module anew with each
 * start (decision record 41).
 */
const { add, load } = makeParts(fetchScript)
Object.assign(globalThis, { scoreclub: { part: add, start } })

/** The frame in the page is painted first: it needs no script, and on a slow phone all these take longer than it does. */
function start(name: string): void {
  const run = () => void load(name)
  // A page that is not in view paints nothing.
  if (document.hidden) run()
  else requestAnimationFrame(() => setTimeout(run))
}

// One that did not come is not waited for again.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) target.remove()
  },
  { capture: true },
)

/** The page names the scripts that it runs first; they are on their way. */
function fetchScript(name: string): Promise<void> {
  const address = `/assets/${name}.${FORM}.js`
  const onItsWay = [...document.scripts].find((one) => one.getAttribute('src') === address)
  const script = onItsWay ?? document.createElement('script')
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => {
      resolve()
    })
    script.addEventListener('error', () => {
      reject(new TypeError(`Failed to fetch ${address}`))
    })
    if (onItsWay) return
    script.src = address
    document.head.append(script)
  })
}
