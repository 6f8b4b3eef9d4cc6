import { catalogue } from '../../catalogue.ts'

/** Between which times players enter a competition by themselves. */
export const entryTimesText = catalogue('entry-times', {
  opens: (when: string) => `Entries open ${when}`,
  opensAndCloses: (opens: string, closes: string) => `Entries open ${opens} and close ${closes}`,
  closes: (when: string) => `Entries close ${when}`,
  closed: (when: string) => `Entries closed ${when}`,
})
