import { catalogue } from '../../catalogue.ts'

/** Saving a result as a file, at the desk of its competition. */
export const resultFileText = catalogue('result-file', {
  open: 'Save as a file',
  title: 'Save the result',
  lead: 'A table with position, player, score and what decided ties.',
  file: 'Which file',
  labels: {
    club_xlsx: 'Spreadsheet for the club',
    public_xlsx: 'Spreadsheet for everybody',
    club_csv: 'CSV for the club’s programs',
    public_csv: 'CSV for everybody’s programs',
  },
  notes: {
    club_xlsx: 'All names, also those that public boards hide, and handicaps. Keep it in the club.',
    public_xlsx: 'Without the names that public boards hide, and without handicaps.',
    club_csv: 'All names, also those that public boards hide, and handicaps. Keep it in the club.',
    public_csv: 'Without the names that public boards hide, and without handicaps.',
  },
  save: 'Save',
  saving: 'Saving…',
  failed: 'The result was not saved',
  files: {
    club_xlsx: 'result-all-names.xlsx',
    public_xlsx: 'result.xlsx',
    club_csv: 'result-all-names.csv',
    public_csv: 'result.csv',
  },
})
