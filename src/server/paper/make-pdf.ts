import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import pdfmake from 'pdfmake'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { spellTexts, type PaperFont } from './letters.ts'

const { resolve } = createRequire(import.meta.url)
/** pdfmake brings Roboto: the letters of Europe. All fonts are under the Open Font License, with nothing to install on the machine. */
const roboto = join(dirname(resolve('pdfmake/package.json')), 'fonts/Roboto')

const noto = (script: string, weight: number) =>
  resolve(`@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-${weight}-normal.woff`)
const family = (normal: string, bold: string) => ({ normal, bold, italics: normal, bolditalics: bold })

/** A font is read when a document has letters of it. */
const fonts: Readonly<Record<PaperFont, ReturnType<typeof family>>> = {
  Roboto: family(join(roboto, 'Roboto-Regular.ttf'), join(roboto, 'Roboto-Medium.ttf')),
  Hebrew: family(noto('hebrew', 400), noto('hebrew', 600)),
  Arabic: family(noto('arabic', 400), noto('arabic', 600)),
  Thai: family(noto('thai', 400), noto('thai', 600)),
}
const files = new Set(Object.values(fonts).flatMap((one) => Object.values(one)))

pdfmake.setFonts(fonts)
// A document names no other file and no address, and could not read one.
pdfmake.setLocalAccessPolicy((path) => files.has(path))
pdfmake.setUrlAccessPolicy(() => false)

/** Takes seconds for a large field and does not let others run meanwhile, so it is for a thread. */
export async function makePdf(document: TDocumentDefinitions): Promise<Uint8Array> {
  spellTexts(document)
  return pdfmake.createPdf(document).getBuffer()
}
