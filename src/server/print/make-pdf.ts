import { buffer } from 'node:stream/consumers'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import layoutBuilderModule from 'pdfmake/js/LayoutBuilder.js'
import { normalizePageMargin, normalizePageSize } from 'pdfmake/js/PageSize.js'
import documentModule from 'pdfmake/js/PDFDocument.js'
import svgMeasureModule from 'pdfmake/js/SVGMeasure.js'
import { classOf } from './class-of.ts'
import { MAIN_FONT, mainFiles, readFont } from './paper-fonts.ts'
import { readStructure } from './structure.ts'
import { TaggingRenderer } from './tagging-renderer.ts'

const LayoutBuilder = classOf(layoutBuilderModule)
const PaperDocument = classOf(documentModule)
const SvgMeasure = classOf(svgMeasureModule)

const family = <File>({ normal, bold }: { normal: File; bold: File }) => ({
  normal,
  bold,
  italics: normal,
  bolditalics: bold,
})
/** Where a document says nothing, in points. */
const MARGIN = 40
const files = new Set(Object.values(mainFiles))

/**
 * A PDF with its structure, for programs that read it aloud. Takes seconds for a large field and does not let others run meanwhile, so
 * it is for a process of its own.
 */
export async function makePdf(document: TDocumentDefinitions): Promise<Uint8Array> {
  const { header, content, footer, pageSize, pageOrientation, pageMargins, info, language } = document
  const structure = readStructure(document)
  const fonts = await Promise.all(
    [...structure.fonts].map(async (name) => [name, await provideFont(name)] as const),
  )
  const size = normalizePageSize(pageSize, pageOrientation)
  const pdf = new PaperDocument(
    { ...Object.fromEntries(fonts), [MAIN_FONT]: family(mainFiles) },
    {},
    {},
    {},
    {
      size: [size.width, size.height],
      pdfVersion: '1.7',
      autoFirstPage: false,
      font: '',
      tagged: true,
      displayTitle: true,
      ...(language !== undefined && { lang: language }),
      info: { Title: info?.title ?? '', Author: info?.author ?? '', Creator: info?.creator ?? '' },
    },
    null,
    // A document names no other file and could not read one.
    (path) => files.has(path),
  )
  const builder = new LayoutBuilder(size, normalizePageMargin(pageMargins ?? MARGIN), new SvgMeasure())
  // Each page changes what it is given.
  const head = header === undefined ? undefined : () => structuredClone(header)
  const pages = builder.layoutDocument(content, pdf, {}, document.defaultStyle, undefined, head, footer)
  new TaggingRenderer(pdf, structure).renderPages(pages)
  pdf.end()
  return buffer(pdf)
}

const provided = new Map<string, ReturnType<typeof readFont>>()

/** A font that one document has needed stays in memory for the next. */
async function provideFont(name: string): Promise<ReturnType<typeof family<Buffer>>> {
  const font = provided.get(name) ?? readFont(name)
  provided.set(name, font)
  return family(await font)
}
