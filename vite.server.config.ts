import { defineConfig } from 'vite'

/** The server: src/server/main.ts to dist/server/main.js; packages stay in node_modules. */
export default defineConfig({
  build: {
    ssr: 'src/server/main.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
  },
})
