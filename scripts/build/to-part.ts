import { parseAst, Visitor, type ESTree } from 'vite'

/** Names that no file has of its own, at any depth: the build says so where one has. */
const LATER = '__later'
const NEED = '__need'

type Edit = { start: number; end: number; text: string }

/** The name by which parts need each other: "assets/BX1c.js" and "./BX1c.js" are "BX1c". */
export function partName(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.js$/, '')
}

/**
 * A file of the built front end, a module, as the classic script that the service worker keeps. What it imports becomes the
 * arguments of a function, what it exports what that returns; `import()` is the function's first argument
 * (src/web/kept-parts.ts). An export must not change after the file has run: to-part.test.ts looks through all of them.
 */
export function toPart(file: string, code: string): string {
  const needs: string[] = []
  const argumentOf = (source: string) => {
    const name = partName(source)
    if (!needs.includes(name)) needs.push(name)
    return `${NEED}${needs.indexOf(name)}`
  }
  if (code.includes(LATER) || code.includes(NEED)) throw new Error(`${file} has names of its parts' own.`)
  const taken: string[] = []
  const given: string[] = []
  const edits: Edit[] = []
  const program = parseAst(code)
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') taken.push(...takenBy(node, argumentOf(node.source.value)))
    else if (node.type === 'ExportNamedDeclaration' && !node.declaration)
      given.push(...givenBy(node, node.source && argumentOf(node.source.value)))
    else if (node.type.startsWith('Export')) throw new Error(`${file}: ${node.type} is not known here.`)
    else continue
    edits.push({ start: node.start, end: node.end, text: '' })
  }
  const { imports, waits } = findInside(file, program)
  edits.push(...imports)
  const parameters = [LATER, ...needs.map((_, place) => `${NEED}${place}`)].join()
  const head = taken.length > 0 ? `var ${taken.join()};` : ''
  const body = applied(code, edits)
  // In brackets, so that a browser compiles it while it reads the file.
  return `scoreclub.part(${JSON.stringify(partName(file))},${JSON.stringify(needs)},(${waits ? 'async ' : ''}function(${parameters}){"use strict";${head}${body}\nreturn{${given.join()}}}));`
}

/** Each `import()` and `import.meta` of a file, and whether it waits for something before it has run. */
function findInside(file: string, program: ESTree.Program): { imports: Edit[]; waits: boolean } {
  const imports: Edit[] = []
  let depth = 0
  let waits = false
  const enter = () => void (depth += 1)
  const exit = () => void (depth -= 1)
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': exit,
    FunctionExpression: enter,
    'FunctionExpression:exit': exit,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': exit,
    AwaitExpression: () => {
      if (depth === 0) waits = true
    },
    ImportExpression: (node) => void imports.push(importEdit(node)),
    MetaProperty: ({ start, end, meta }) => {
      if (meta.name !== 'import') return
      imports.push({ start, end, text: `{url:location.origin+${JSON.stringify(`/${file}`)}}` })
    },
  }).visit(program)
  return { imports, waits }
}

function takenBy({ specifiers }: ESTree.ImportDeclaration, from: string): string[] {
  const names = specifiers.flatMap((one) => {
    if (one.type === 'ImportNamespaceSpecifier') return []
    const imported = one.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(one.imported)
    return [`${imported}:${one.local.name}`]
  })
  const all = specifiers.find((one) => one.type === 'ImportNamespaceSpecifier')
  return [
    ...(all ? [`${all.local.name}=${from}`] : []),
    ...(names.length > 0 ? [`{${names.join()}}=${from}`] : []),
  ]
}

function givenBy({ specifiers }: ESTree.ExportNamedDeclaration, from: string | null): string[] {
  return specifiers.map(({ exported, local }) => {
    const value = from === null ? nameOf(local) : `${from}.${nameOf(local)}`
    return `${nameOf(exported)}:${value}`
  })
}

function nameOf(name: ESTree.ModuleExportName): string {
  if (name.type === 'Literal') throw new Error(`An export has the name ${name.value}.`)
  return name.name
}

function importEdit(node: ESTree.ImportExpression): Edit {
  const { source } = node
  const address =
    source.type === 'Literal'
      ? source.value
      : source.type === 'TemplateLiteral' && source.expressions.length === 0
        ? source.quasis[0]?.value.cooked
        : undefined
  if (typeof address !== 'string') throw new Error('An import() does not name its file.')
  return { start: node.start, end: node.end, text: `${LATER}(${JSON.stringify(partName(address))})` }
}

function applied(code: string, edits: readonly Edit[]): string {
  let at = 0
  const pieces: string[] = []
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    pieces.push(code.slice(at, start), text)
    at = end
  }
  return [...pieces, code.slice(at)].join('')
}
