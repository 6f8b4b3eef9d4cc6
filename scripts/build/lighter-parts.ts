import { join } from 'node:path'
import type { Alias } from 'vite'

/** Parts of packages that every page would load, and what does as well. The pages that the build renders take the same. */
export function lighterParts(root: string): Alias[] {
  return [
    // React has had it since 18; wouter brings a copy for older ones.
    { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
    { find: /^.*\/createLucideIcon\.mjs$/, replacement: join(root, 'src/web/ui/create-icon.ts') },
  ]
}
