import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'

/** "handicap/handicap-index.ts capIndex": a file below the zone's folder and a declaration of it. */
type Name = string

type ZoneFile = {
  /** What each imported name is called where it is declared. */
  imports: Map<string, Name>
  /** Top-level declarations with the identifiers that they use. */
  declarations: Map<string, { isExported: boolean; uses: Set<string> }>
}

export type Reach = {
  /** Every exported declaration of the zone. */
  exported: readonly Name[]
  /** Declarations that the other folders of src use, directly or through other declarations. */
  reached: ReadonlySet<Name>
}

/**
 * What of a zone, src/golf or src/contract, the product uses, declaration by declaration. Read from the source text without a type checker:
 * a name that is mentioned counts as used, so a local variable of the same name may hide an unused declaration.
 * Tests are not the product.
 */
export function reachOf(sourceFolder: string, zone: 'golf' | 'contract'): Reach {
  const paths = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$/.test(path),
  )
  const files = new Map<string, ZoneFile>()
  const roots: Name[] = []
  for (const path of paths) {
    const source = parse(join(sourceFolder, path))
    const imports = importsFrom(path, source, zone)
    if (path.startsWith(`${zone}/`))
      files.set(path.slice(zone.length + 1), { imports, declarations: declarationsOf(source) })
    else roots.push(...imports.values())
  }
  const exported = [...files].flatMap(([file, { declarations }]) =>
    [...declarations].flatMap(([name, { isExported }]) => (isExported ? [`${file} ${name}`] : [])),
  )
  return { exported: exported.sort(), reached: follow(files, { zone, open: roots }) }
}

function parse(path: string): ts.SourceFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, false, kind)
}

function follow(
  files: ReadonlyMap<string, ZoneFile>,
  { zone, open }: { zone: string; open: Name[] },
): Set<Name> {
  const reached = new Set<Name>()
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const [path = '', declared = ''] = name.split(' ')
    const file = files.get(path)
    const declaration = file?.declarations.get(declared)
    if (!file || !declaration) throw new Error(`src/${zone} has no ${name}`)
    if (reached.has(name)) continue
    reached.add(name)
    for (const used of declaration.uses) {
      const imported = file.imports.get(used)
      if (imported !== undefined) open.push(imported)
      else if (file.declarations.has(used)) open.push(`${path} ${used}`)
    }
  }
  return reached
}

/** The names that a file imports from the zone, by the name they have in the file. */
function importsFrom(path: string, source: ts.SourceFile, zone: string): Map<string, Name> {
  const found = new Map<string, Name>()
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const target = zoneFile(path, { target: statement.moduleSpecifier.text, zone })
    const bindings = statement.importClause?.namedBindings
    if (target === undefined || bindings === undefined) continue
    if (!ts.isNamedImports(bindings)) throw new Error(`${path} imports all of ${target}: name what it uses`)
    for (const { name, propertyName } of bindings.elements)
      found.set(name.text, `${target} ${(propertyName ?? name).text}`)
  }
  return found
}

function zoneFile(from: string, { target, zone }: { target: string; zone: string }): string | undefined {
  const path = target.startsWith('.') ? posix.join(posix.dirname(from), target) : target.replace(/^#/, '')
  return path.startsWith(`${zone}/`) ? path.slice(zone.length + 1) : undefined
}

function declarationsOf(source: ts.SourceFile): ZoneFile['declarations'] {
  const declarations: ZoneFile['declarations'] = new Map()
  for (const statement of source.statements)
    for (const [name, node] of declared(statement))
      declarations.set(name, { isExported: isExported(statement), uses: identifiersIn(node) })
  return declarations
}

function declared(statement: ts.Statement): [string, ts.Node][] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap((one): [string, ts.Node][] =>
      ts.isIdentifier(one.name) ? [[one.name.text, one]] : [],
    )
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isClassDeclaration(statement)
  return isNamed && statement.name ? [[statement.name.text, statement]] : []
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
  )
}

/** Names mentioned in a declaration, without those after a dot and those before a colon. */
function identifiersIn(declaration: ts.Node): Set<string> {
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.add(node.text)
    else if (ts.isPropertyAccessExpression(node)) visit(node.expression)
    else if (ts.isPropertyAssignment(node) && !ts.isComputedPropertyName(node.name)) visit(node.initializer)
    else if (ts.isPropertySignature(node)) visitType(node.type)
    else ts.forEachChild(node, visit)
  }
  const visitType = (type: ts.TypeNode | undefined) => type && visit(type)
  ts.forEachChild(declaration, (child) => visit(child))
  return found
}
