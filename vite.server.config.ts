import { cpSync } from 'node:fs'
import { defineConfig } from 'vite'

/** The server, its demo and its threads: main.js, demo.js, scan-thread.js and print-thread.js; packages stay in node_modules. */
export default defineConfig({
  plugins: [
    {
      // The reader finds its models beside the file that it runs from.
      name: 'scan-models',
      writeBundle: () => cpSync('src/scan/read-cells/models', 'dist/server/models', { recursive: true }),
    },
  ],
  build: {
    ssr: true,
    rollupOptions: {
      input: {
        main: 'src/server/main.ts',
        demo: 'src/server/demo/demo.ts',
        'scan-thread': 'src/server/scan/scan-thread.ts',
        'print-thread': 'src/server/paper/print-thread.ts',
      },
    },
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
  },
})
