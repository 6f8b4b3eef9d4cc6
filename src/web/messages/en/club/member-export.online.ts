import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

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
    xlsx: 'To open in Excel, LibreOffice or Numbers, to change there, and to import here again.',
    csv: 'For other programs. A spreadsheet takes the first zeros and the plus signs from a CSV.',
  },
  doExport: 'Export',
  exporting: 'Exporting…',
  failed: 'Nothing was exported',
  files: { xlsx: 'members.xlsx', csv: 'members.csv' },
})
