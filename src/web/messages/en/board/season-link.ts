import { catalogue } from '../../catalogue.ts'

/** On a competition's page, the way to the season it counts for. */
export const seasonLinkText = catalogue('season-link', {
  countsFor: 'Counts for',
  nameOf: (name: string, year: number) => `${name} ${year}`,
})
