/**
 * What somebody agrees to who has a photo read by a service outside, for that photo alone; {operator} is who runs it. A file
 * for each language, as phones load one.
 */
export const outsideReaderEn =
  'The photo then leaves the club’s own computer and goes to {operator}. Tick this only if you agree. You will be asked again for every photo.'
