import { defineConfig } from 'vite'

/** The server and its demo: dist/server/main.js and demo.js; packages stay in node_modules. */
export default defineConfig({
  build: {
    ssr: true,
    rollupOptions: { input: { main: 'src/server/main.ts', demo: 'src/server/demo/demo.ts' } },
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
  },
})
