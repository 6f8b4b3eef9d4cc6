import { catalogue } from '../catalogue.ts'
import { plural } from '../plural.ts'

/** Taking the list of members along as a file. */
export const memberExportText = catalogue('member-export', {
  title: 'Export members',
  lead: 'Names, addresses, numbers and Handicap Indexes as a file. The club’s log records the export.',
  who: 'Which members',
  everybody: (count: number) => plural('en', count, { one: 'The only member', other: 'All # members' }),
  found: (count: number) => plural('en', count, { one: 'The 1 found', other: 'The # found' }),
  format: 'File',
  formats: { xlsx: 'Spreadsheet (XLSX)', csv: 'Text (CSV)' },
  formatNotes: {
    xlsx: 'For Excel, LibreOffice and Numbers.',
    csv: 'For other systems, and for the import of members here.',
  },
  doExport: 'Export',
  exporting: 'Exporting…',
  failed: 'Nothing was exported',
  files: { xlsx: 'members.xlsx', csv: 'members.csv' },
})
