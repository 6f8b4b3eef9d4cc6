import { cpSync } from 'node:fs'
import { defineConfig } from 'vite'
import manifest from './package.json' with { type: 'json' }

const runtime = 'node_modules/onnxruntime-web/dist'

/**
 * The server, its demo, its processes and the operator's commands, one file each. The dependencies of package.json stay in
 * node_modules: they bring native code, files or threads of their own, or are small. All others are built in, of which an
 * installation then needs only what is used.
 */
export default defineConfig({
  plugins: [
    {
      // The reader finds its models, and what runs them, beside the file that it runs from.
      name: 'scan-models',
      writeBundle() {
        cpSync('src/scan/read-cells/models', 'dist/server/models', { recursive: true })
        for (const name of ['ort-wasm-simd-threaded.mjs', 'ort-wasm-simd-threaded.wasm'])
          cpSync(`${runtime}/${name}`, `dist/server/assets/${name}`)
      },
    },
  ],
  ssr: { noExternal: true, external: Object.keys(manifest.dependencies) },
  build: {
    ssr: true,
    rollupOptions: {
      input: {
        main: 'src/server/app/main.ts',
        demo: 'src/server/demo/demo.ts',
        'scan-process': 'src/server/photo/scan/scan-process.ts',
        'print-process': 'src/server/print/print-process.ts',
        operate: 'src/server/app/operate.ts',
      },
    },
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
  },
})
