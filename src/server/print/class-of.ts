/** The class of a module of pdfmake's (pdfmake-parts.d.ts). */
export function classOf<T extends abstract new (...args: never[]) => unknown>(module: T | { default: T }): T {
  return typeof module === 'function' ? module : module.default
}
