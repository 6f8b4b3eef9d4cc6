import { ensureServerBuilt } from '../../scripts/ensure-built.mjs'

/** The tests start the application as `npm start` does; it starts in half the time that its sources take. */
export default ensureServerBuilt
