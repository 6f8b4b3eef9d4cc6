import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { packDomain } from './domain-package/pack-domain.ts'

/** `npm run -s pack:domain` makes dist/domain/scoreclub-domain-VERSION.tgz and says where it is. */
const folder = fileURLToPath(new URL('../dist/domain', import.meta.url))
await mkdir(folder, { recursive: true })
console.log(await packDomain(folder))
