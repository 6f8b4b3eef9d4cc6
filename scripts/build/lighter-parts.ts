import { join } from 'node:path'
import type { Alias } from 'vite'

/** Lighter replacements for parts of packages that every page loads. The pages that the build renders use them too. */
export function lighterParts(root: string): Alias[] {
  return [
    // React has this hook since version 18; wouter brings a copy for older versions.
    { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
    // Its parts for graphics cards make the file five times as large, and the reader does without them.
    { find: /^onnxruntime-web$/, replacement: 'onnxruntime-web/wasm' },
    { find: /^.*\/createLucideIcon\.mjs$/, replacement: join(root, 'src/web/ui/create-icon.ts') },
  ]
}
