import { defineConfig } from 'vite'
import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { chunkGroups } from './scripts/build/chunk-groups.ts'
import { compressFiles } from './scripts/build/compress-files.ts'
import { lighterImport } from './scripts/build/lighter-import.ts'
import { lighterParts } from './scripts/build/lighter-parts.ts'
import { mergedEntries } from './scripts/build/merged-entries.ts'
import { OLDEST_BROWSERS } from './scripts/build/oldest-browsers.ts'
import { pageScripts } from './scripts/build/page-scripts.ts'
import { readyPages } from './scripts/build/ready-pages.ts'
import { serviceWorker } from './scripts/build/service-worker.ts'
import { withoutProse } from './scripts/build/without-prose.ts'

/**
 * The front end: src/web to dist/web, with a manifest from which bench/ reads first-load sizes, its public pages ready to
 * read in dist/pages, its service worker, and compressed copies of its files. `npx vite` serves it with hot reload and passes calls on to the server that `npm start` runs.
 */
export default defineConfig({
  root: 'src/web',
  publicDir: 'public',
  plugins: [
    withoutProse(),
    lighterImport(),
    react(),
    tailwindcss(),
    mergedEntries(import.meta.dirname),
    readyPages(import.meta.dirname),
    pageScripts(import.meta.dirname),
    serviceWorker(import.meta.dirname),
    compressFiles(`${import.meta.dirname}/dist/web`),
  ],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    modulePreload: {
      // Where a browser knows no modulepreload, it fetches a little later.
      polyfill: false,
      // A file says itself what it imports. Naming that beside every later import as well made each first load two
      // kilobytes larger, to save one round trip when a page is opened for the first time without the worker.
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    target: OLDEST_BROWSERS,
    sourcemap: false,
    rolldownOptions: {
      output: {
        // The shell names every file that it may load later, and names do not pack well: with them every page is 1.5 KiB
        // larger. Which file is which says dist/web/.vite/manifest.json. Seven letters are the fewest that rolldown allows for so
        // many files.
        chunkFileNames: 'assets/[hash:7].js',
        // What every page needs is one file: cut up by who else uses it, it is dozens, and compresses worse. main.tsx
        // stays outside: it waits for pages, and they for the shell.
        codeSplitting: {
          groups: [
            {
              name: 'shell',
              tags: ['$initial'],
              test: (id) => !/(?:main\.tsx|index\.html)(?:\?|$)/.test(id),
              priority: 1,
            },
            { name: chunkGroups(import.meta.dirname), includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  // The reader of paper cards. By its name the server knows which file may run WebAssembly (src/server/platform/http/web-app.ts).
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/card-reader-[hash].js' } } },
  resolve: { alias: lighterParts(import.meta.dirname) },
  server: { proxy: { '/api': { target: 'http://localhost:3000', changeOrigin: false } } },
})
