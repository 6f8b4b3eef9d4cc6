import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { packGolf } from './golf-package/pack-golf.ts'

/** `npm run -s pack:golf` makes dist/golf/scoreclub-golf-VERSION.tgz and says where it is. */
const folder = fileURLToPath(new URL('../dist/golf', import.meta.url))
await mkdir(folder, { recursive: true })
console.log(await packGolf(folder))
