/*
 * The parts that pdfmake makes a document of, which have no types. It knows no structure of documents (tagged PDF), and has no place
 * where one could be given to it, so make-pdf.ts puts the parts together with a renderer of its own. Node reads each of these modules as
 * an object with the class, Vitest as the class itself.
 */

declare module 'pdfmake/js/PDFDocument.js' {
  type Fonts = Record<string, Record<'normal' | 'bold' | 'italics' | 'bolditalics', string | Buffer>>
  type PaperDocument = new (
    fonts: Fonts,
    images: object,
    patterns: object,
    attachments: object,
    options: PDFKit.PDFDocumentOptions,
    files: null,
    mayRead: (path: string) => boolean,
  ) => PDFKit.PDFDocument
  const module: PaperDocument | { default: PaperDocument }
  export default module
}

declare module 'pdfmake/js/LayoutBuilder.js' {
  type LayoutBuilder = new (
    size: { width: number; height: number },
    margins: object,
    svgMeasure: object,
  ) => {
    layoutDocument(
      content: unknown,
      document: PDFKit.PDFDocument,
      styles: object,
      defaultStyle: object | undefined,
      background: undefined,
      header: unknown,
      footer: unknown,
    ): object[]
  }
  const module: LayoutBuilder | { default: LayoutBuilder }
  export default module
}

declare module 'pdfmake/js/SVGMeasure.js' {
  type SVGMeasure = new () => object
  const module: SVGMeasure | { default: SVGMeasure }
  export default module
}

declare module 'pdfmake/js/Renderer.js' {
  /** Inlines have what the texts of the document have. */
  export type Line = { inlines: readonly { part?: unknown }[] }
  type Renderer = new (document: PDFKit.PDFDocument) => {
    renderPages(pages: object[]): void
    renderLine(line: Line, x: number, y: number): void
    renderVector(vector: object): void
    renderImage(image: object): void
    renderSVG(svg: object): void
  }
  const module: Renderer | { default: Renderer }
  export default module
}

declare module 'pdfmake/js/PageSize.js' {
  export function normalizePageSize(size: unknown, orientation?: string): { width: number; height: number }
  export function normalizePageMargin(margins: unknown): object
}
