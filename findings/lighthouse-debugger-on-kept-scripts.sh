#!/bin/bash
# Lighthouse, Chromium: what it costs to open a script from a service worker's cache.
#
# Believed: such a script costs the main thread next to nothing however large it is, because Chromium keeps its compiled code
# beside it, and Lighthouse's Total Blocking Time shows what a visitor would wait.
# Seen: Lighthouse attaches the debugger while it loads the page, and the same script then costs the main thread more than
# fifty times as much. Lighthouse multiplies that by four for a phone's processor. For an app that starts from its service
# worker it is most of the blocking time in the report, and no visitor waits for it.
#
# Needs a Chromium on PATH or in CHROMIUM_PATH.
set -euo pipefail
browser="${CHROMIUM_PATH:-$(command -v chromium || command -v chromium-browser || command -v google-chrome)}"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent lighthouse@12.8.2 playwright-core@1.60.0 react-dom@19.2.0 react@19.2.0
cat >look.mjs <<'JS'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'

const library = readFileSync('node_modules/react-dom/cjs/react-dom-client.development.js', 'utf8')
const files = {
  '/': ['text/html', '<!doctype html><title>Kept</title><p>Kept</p><script src="/app.js"></script>'],
  '/app.js': ['text/javascript', `void function (exports, require) {${library}}\nnavigator.serviceWorker.register('/worker.js')`],
  '/worker.js': [
    'text/javascript',
    `addEventListener('install', (event) => event.waitUntil(caches.open('kept').then((kept) => kept.addAll(['/', '/app.js']))))
    addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))))`,
  ],
}
const server = createServer(({ url }, response) => {
  const [type, text] = files[url] ?? ['text/plain', '']
  response.writeHead(url in files ? 200 : 404, { 'content-type': type }).end(text)
})
await new Promise((resolve) => server.listen(0, resolve))
const url = `http://localhost:${server.address().port}/`

const port = server.address().port + 1
const browser = await chromium.launchPersistentContext('profile', {
  executablePath: process.env.BROWSER,
  args: ['--no-sandbox', `--remote-debugging-port=${port}`],
})
const first = await browser.newPage()
await first.goto(url)
await first.evaluate(async () => void (await navigator.serviceWorker.ready))
await first.close()

/** Milliseconds of the main thread that the kept script took to be there, of a trace. */
function opened(events) {
  const compile = events.find(({ name, args }) => name === 'v8.compile' && args?.data?.url === `${url}app.js`)
  return compile.tdur / 1000
}

async function visit() {
  const page = await browser.newPage()
  const session = await browser.newCDPSession(page)
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['v8', 'devtools.timeline'], excludedCategories: ['*'] },
  })
  await page.goto(url)
  await session.send('Tracing.end')
  await ended
  await page.close()
  return opened(events)
}

async function lighthouse() {
  await promisify(execFile)(process.execPath, [
    ...['node_modules/lighthouse/cli/index.js', url, `--port=${port}`, '--quiet', '--disable-storage-reset'],
    ...['--only-categories=performance', '--output=json', '--output-path=report.json', '--save-assets'],
  ])
  return opened(JSON.parse(readFileSync('report-0.trace.json', 'utf8')).traceEvents)
}

await visit()
const visitor = Math.min(await visit(), await visit(), await visit())
const measured = Math.min(await lighthouse(), await lighthouse(), await lighthouse())
console.log(`Chromium ${browser.browser()?.version() ?? ''}, Lighthouse 12.8.2: the kept script is there after`)
console.log(`${visitor.toFixed(2)} ms of the main thread for a visitor, ${measured.toFixed(2)} ms under Lighthouse`)
await browser.close()
server.close()
if (measured < 50 * visitor) {
  console.error('It is not as it was seen.')
  process.exit(1)
}
JS
BROWSER="$browser" node look.mjs
