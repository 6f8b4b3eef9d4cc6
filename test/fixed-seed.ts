import fc from 'fast-check'
import { isLongForm } from './long-form.ts'

/** `npm test` tries the same cases each time, so that a change fails for what it changed; the long forms try new ones. */
if (!isLongForm) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_127 })
