import { catalogue } from '../../catalogue.ts'

/** The parts of a club's settings. */
export const clubSettingsText = catalogue('club-settings', {
  contents: 'Contents of the settings',
  parts: {
    club: 'Name, crest and colour',
    country: 'Country, money and rules',
    joining: 'Joining and kiosks',
    privacy: 'Data and privacy',
    records: 'Mail, log and programs',
  },
})
