import { catalogue } from '../../catalogue.ts'

/** What downloads a sheet for paper. */
export const pdfButtonText = catalogue('pdf-button', {
  making: 'Making the PDF…',
  failed: 'The PDF could not be made',
})
