/** What somebody agrees to who has a photo read by a service outside, for that photo alone. A file for each language, as phones load one. */
export const outsideReaderEn = (operator: string) =>
  `The photo then leaves the club’s own computer and goes to ${operator}. Tick this only if you agree. You will be asked again for every photo.`
