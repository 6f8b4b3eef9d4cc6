import { defineConfig } from 'vite'
import server from '../vite.server.config.ts'

const { ssr = {} } = server

/** Programs that tests run as processes of their own, built as the server is: from their sources each start takes seconds. */
export default defineConfig({
  ssr,
  build: {
    ssr: true,
    rollupOptions: {
      input: {
        'second-process': 'test/two-processes/second-process.ts',
        'store-program': 'test/store-program.ts',
      },
    },
    outDir: 'dist/test-programs',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
  },
})
