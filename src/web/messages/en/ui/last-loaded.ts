import { catalogue } from '../../catalogue.ts'

/** Above what is still on view after reading it again has failed. */
export const lastLoadedText = catalogue('last-loaded', {
  mayBeOld: 'The latest cannot be loaded right now. You see what was last loaded.',
})
