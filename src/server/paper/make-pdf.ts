import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import pdfmake from 'pdfmake'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'

/** pdfmake brings Roboto under the Open Font License: the letters of Europe, with nothing to install on the machine. */
const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts/Roboto')
const regular = join(fonts, 'Roboto-Regular.ttf')
const medium = join(fonts, 'Roboto-Medium.ttf')

pdfmake.setFonts({ Roboto: { normal: regular, bold: medium, italics: regular, bolditalics: medium } })
// A document names no other file and no address, and could not read one.
pdfmake.setLocalAccessPolicy((path) => path === regular || path === medium)
pdfmake.setUrlAccessPolicy(() => false)

/** Takes seconds for a large field and does not let others run meanwhile, so it is for a thread. */
export async function makePdf(document: TDocumentDefinitions): Promise<Uint8Array> {
  return pdfmake.createPdf(document).getBuffer()
}
