import { catalogue } from '../../catalogue.ts'

/** Where a browser is older than the time zone of a club. */
export const unknownZoneText = catalogue('unknown-zone', {
  title: 'This browser cannot set the club’s times',
  advice: (zone: string) =>
    `It does not know the time zone ${zone}. Update the browser or use another one. Until then times are shown in UTC.`,
})
