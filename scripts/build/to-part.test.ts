import { existsSync, readFileSync } from 'node:fs'
import { Linter, type Rule } from 'eslint'
import { parseAst, Visitor, type ESTree } from 'vite'
import { describe, expect, test } from 'vitest'
import { makeParts } from '#web/kept-parts.ts'
import { Manifest } from './first-scripts.ts'
import { partName, toPart } from './to-part.ts'

/** Runs files as the phone does that keeps them. */
function run(files: Readonly<Record<string, string>>) {
  const parts = makeParts((name) => Promise.reject(new Error(`no ${name}`)))
  const scoreclub = { part: parts.add }
  for (const [file, code] of Object.entries(files))
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
    new Function('scoreclub', 'location', toPart(file, code))(scoreclub, { origin: 'http://phone' })
  return parts
}

describe('a file of the front end as the service worker keeps it', () => {
  test('takes and gives by the same names as the module', async () => {
    const { load } = run({
      'assets/a.js': 'var x=1,y=()=>x+1;export{x as t,y as n,x as default};',
      'assets/b.js':
        'import{n as e,t}from"./a.js";import d from"./a.js";import*as all from"./a.js";export{s};var s=e()+t+d+all.t;',
      'assets/c.js':
        'import"./a.js";import{s as q}from"./b.js";export{t as again}from"./a.js";let z=q;export{z as default};',
    })
    expect(await load('c')).toEqual({ again: 1, default: 5 })
  })

  test('loads later what the module imports later', async () => {
    const { load } = run({
      'assets/a.js': 'export{l};var l=()=>import(`./b.js`);',
      'assets/b.js': 'export{w};var w="there";',
    })
    const { l } = await load('a')
    expect(await (l as () => Promise<unknown>)()).toEqual({ w: 'there' })
  })

  test('knows its address, is strict, and may wait before it has run', async () => {
    const { load } = run({
      'assets/a.js': 'let s=(function(){return this===undefined})();export{s,u};let u=import.meta.url;',
      'assets/index-a.js': 'globalThis.partsTested=await Promise.resolve(7);',
    })
    expect(await load('a')).toEqual({ s: true, u: 'http://phone/assets/a.js' })
    await load('index-a')
    expect(Reflect.get(globalThis, 'partsTested')).toBe(7)
  })

  test('when a file has a form that is not known here, then the build says so', () => {
    expect(() => toPart('assets/a.js', 'export*from"./b.js"')).toThrow('assets/a.js')
    expect(() => toPart('assets/a.js', 'export const x=1')).toThrow('assets/a.js')
    expect(() => toPart('assets/a.js', 'let __need0=1')).toThrow('assets/a.js')
    expect(() => toPart('assets/a.js', 'import(`./${name}.js`)')).toThrow('does not name its file')
  })
})

/** Reports what a module exports and a function of it changes later: whoever has taken the value would keep the first one. */
const changedLater: Rule.RuleModule = {
  create: (context) => ({
    ExportNamedDeclaration({ specifiers }) {
      const scope = context.sourceCode.scopeManager.globalScope?.childScopes[0]
      for (const { local } of specifiers) {
        const name = local.type === 'Identifier' ? local.name : ''
        const late = scope?.set
          .get(name)
          ?.references.some((use) => use.isWrite() && use.from.variableScope !== scope.variableScope)
        if (late) context.report({ node: local, message: `${name} changes after the file has run.` })
      }
    },
  }),
}

/**
 * Whether something of the name of an export is written to anywhere, be it a function's own: nearly all files say no, in a sixth
 * of the time that the rule takes.
 */
function mayChangeLater(code: string): boolean {
  const exported: string[] = []
  const written = new Set<string>()
  const write = ({ type, start, end }: ESTree.Node) => {
    if (type === 'MemberExpression') return
    for (const [name] of code.slice(start, end).matchAll(/[\p{ID_Continue}$]+/gu)) written.add(name)
  }
  new Visitor({
    ExportSpecifier: ({ local }) => void exported.push(code.slice(local.start, local.end)),
    AssignmentExpression: ({ left }) => write(left),
    UpdateExpression: ({ argument }) => write(argument),
    ForInStatement: ({ left }) => write(left),
    ForOfStatement: ({ left }) => write(left),
  }).visit(parseAst(code))
  return exported.some((name) => written.has(name))
}

function findChangedLater(code: string): string[] {
  if (!mayChangeLater(code)) return []
  const config = {
    plugins: { kept: { rules: { 'changed-later': changedLater } } },
    rules: { 'kept/changed-later': 'error' },
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
  } as const
  return new Linter().verify(code, [config]).map(({ message }) => message)
}

test.each([
  'function set(b){a=b}',
  'function set(b){a??=b}',
  'let set=()=>a++',
  'let set=b=>{[a]=b}',
  'let set=b=>{({c:[a=1]}=b)}',
  'let set=b=>{for(a of b);}',
  'let set=b=>{for(a in b);}',
  'class set{static{for([a]of[[1]]);}}',
])('an export that changes later is found: %s', (code) => {
  expect(findChangedLater(`let a=1;${code};export{a,set}`)).toEqual(['a changes after the file has run.'])
})

test('an export that changes while its file runs, or has the name of an argument, is none', () => {
  expect(findChangedLater('let a=1;a=2;function f(a){a=3}export{a,f}')).toEqual([])
})

const MANIFEST = 'dist/web/.vite/manifest.json'

// Two megabytes of code are looked through, and on a busy machine that takes a while.
test.skipIf(!existsSync(MANIFEST))(
  'no file of the front end changes later what it exports',
  { timeout: 120_000 },
  () => {
    const manifest = Manifest.parse(JSON.parse(readFileSync(MANIFEST, 'utf8')))
    const files = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) =>
      file.endsWith('.js'),
    )
    const found = files.flatMap((file) =>
      findChangedLater(readFileSync(`dist/web/${file}`, 'utf8')).map(
        (fault) => `${partName(file)}: ${fault}`,
      ),
    )
    expect(files.length).toBeGreaterThan(50)
    expect(found).toEqual([])
  },
)
