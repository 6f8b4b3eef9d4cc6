import 'pdfmake'

declare module 'pdfmake' {
  /** Files that only pdfmake sees; its types have them for browsers alone. */
  export const virtualfs: { writeFileSync(path: string, content: Buffer): void }
}
