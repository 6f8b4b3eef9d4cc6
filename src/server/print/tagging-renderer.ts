import rendererModule, { type Line } from 'pdfmake/js/Renderer.js'
import { classOf } from './class-of.ts'
import type { Part, Structure } from './structure.ts'

const Renderer = classOf(rendererModule)

/**
 * Draws pages so that programs that read them aloud know what is what: each text belongs to its part of the structure, and all else
 * (lines, the code, the crest, feet, and heads after the first) is for the eye alone.
 */
export class TaggingRenderer extends Renderer {
  readonly #document: PDFKit.PDFDocument
  readonly #texts: readonly { part: Part; element: PDFKit.PDFStructureElement }[]
  readonly #firstPages = new Map<Part, PDFKit.PDFPage>()
  #link: PDFKit.PDFStructureElement | undefined

  constructor(document: PDFKit.PDFDocument, { root, texts }: Structure) {
    super(document)
    this.#document = document
    const elements = new Map<Part, PDFKit.PDFStructureElement>()
    document.addStructure(elementsOf(root, document, elements))
    this.#texts = texts.flatMap((part) => {
      const element = elements.get(part)
      return element ? { part, element } : []
    })
  }

  override renderLine(line: Line, x: number, y: number): void {
    const draw = () => super.renderLine(line, x, y)
    const index = line.inlines[0]?.part
    const text = typeof index === 'number' ? this.#texts[index] : undefined
    // A link that ends names the page that is drawn at the time as its own.
    if (text?.element !== this.#link) this.#link?.end()
    this.#link = text?.part.type === 'Link' ? text.element : undefined
    if (!text || this.#isRepetition(text.part)) this.#drawArtifact(draw)
    else text.element.add(draw)
  }

  override renderVector(vector: object): void {
    this.#drawArtifact(() => super.renderVector(vector))
  }

  override renderImage(image: object): void {
    this.#drawArtifact(() => super.renderImage(image))
  }

  override renderSVG(svg: object): void {
    this.#drawArtifact(() => super.renderSVG(svg))
  }

  #isRepetition(part: Part): boolean {
    const { page } = this.#document
    const first = this.#firstPages.get(part) ?? page
    this.#firstPages.set(part, first)
    return part.isRepeated && first !== page
  }

  #drawArtifact(draw: () => void): void {
    this.#document.markContent('Artifact', {})
    draw()
    this.#document.endMarkedContent()
  }
}

function elementsOf(
  part: Part,
  document: PDFKit.PDFDocument,
  elements: Map<Part, PDFKit.PDFStructureElement>,
): PDFKit.PDFStructureElement {
  const { type, scope, actual, parts } = part
  const element = document.struct(type, { ...(scope && { scope }), ...(actual !== undefined && { actual }) })
  elements.set(part, element)
  for (const inside of parts) element.add(elementsOf(inside, document, elements))
  return element
}
