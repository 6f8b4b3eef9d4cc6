import { defineConfig } from 'vite'
import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { compressFiles } from './scripts/build/compress-files.ts'
import { readyPages } from './scripts/build/ready-pages.ts'

/**
 * The front end: src/web to dist/web, with a manifest from which bench/ reads first-load sizes, its public pages ready to
 * read in dist/pages, and compressed copies of its files. `npx vite` serves it with hot reload and passes calls on to the server that `npm start` runs.
 */
export default defineConfig({
  root: 'src/web',
  publicDir: 'public',
  plugins: [
    react(),
    tailwindcss(),
    readyPages(import.meta.dirname),
    compressFiles(`${import.meta.dirname}/dist/web`),
  ],
  build: { outDir: '../../dist/web', emptyOutDir: true, manifest: true, target: 'es2022', sourcemap: false },
  server: { proxy: { '/api': { target: 'http://localhost:3000', changeOrigin: false } } },
})
