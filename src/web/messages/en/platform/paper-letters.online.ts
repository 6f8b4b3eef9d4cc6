import { catalogue } from '../../catalogue.ts'

/** Of a sheet with letters that no font has, when it has come and before it is printed. */
export const paperLettersText = catalogue('paper-letters', {
  title: 'Some letters of these names cannot be printed',
  description: 'The sheet has “�” in their place.',
})
