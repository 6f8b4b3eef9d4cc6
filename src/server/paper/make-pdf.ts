import pdfmake from 'pdfmake'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { spellTexts } from './letters.ts'
import { MAIN_FONT, mainFiles, readFont } from './paper-fonts.ts'

const family = ({ normal, bold }: { normal: string; bold: string }) => ({
  ...{ normal, bold, italics: normal, bolditalics: bold },
})
const files = new Set(Object.values(mainFiles))

pdfmake.setFonts({ [MAIN_FONT]: family(mainFiles) })
// A document names no other file and no address, and could not read one.
pdfmake.setLocalAccessPolicy((path) => files.has(path))
pdfmake.setUrlAccessPolicy(() => false)

/** Takes seconds for a large field and does not let others run meanwhile, so it is for a thread. */
export async function makePdf(document: TDocumentDefinitions): Promise<Uint8Array> {
  await Promise.all([...spellTexts(document)].map(provideFont))
  return pdfmake.createPdf(document).getBuffer()
}

const provided = new Map<string, Promise<void>>()

/** A font that one document has needed stays in memory for the next. */
async function provideFont(name: string): Promise<void> {
  const ready = provided.get(name) ?? addFont(name)
  provided.set(name, ready)
  await ready
}

async function addFont(name: string): Promise<void> {
  const { normal, bold } = await readFont(name)
  const paths = { normal: `${name}-normal`, bold: `${name}-bold` }
  pdfmake.virtualfs.writeFileSync(paths.normal, normal)
  pdfmake.virtualfs.writeFileSync(paths.bold, bold)
  pdfmake.addFonts({ [name]: family(paths) })
}
