import { rules, unofferedSettings, type RuleState } from './rules.ts'

const header = ['rule', 'about', 'here', 'offered', 'vectors', 'where', 'why']

/** One line for each paragraph of the rules, with how many vectors tried it. */
export function conformanceTable(vectorsOf: ReadonlyMap<string, number>): string {
  const rows = rules.map((rule) => [
    rule.rule,
    rule.about,
    rule.state,
    offeredCell(rule),
    String(vectorsOf.get(rule.rule) ?? 0),
    filesOf(rule).join(', '),
    rule.why ?? '',
  ])
  return toMarkdown(header, rows)
}

function offeredCell({ state, offered, notYet }: RuleState): string {
  if (state === 'no') return ''
  if (notYet.length === 0) return offered
  if (offered === '') return 'not offered yet'
  return `${offered}; not offered yet: ${notYet.map((name) => `\`${lastName(name)}\``).join(', ')}`
}

/** "capIndex" of "handicap/handicap-index.ts capIndex", "allowances" of the file "handicap/allowances.ts". */
function lastName(name: string): string {
  return name.split(' ')[1] ?? name.replace(/^.*\/|\.ts$/g, '')
}

/** The files of a rule below src/golf. */
export function filesOf({ code, notYet }: Pick<RuleState, 'code' | 'notYet'>): string[] {
  return [...new Set([...code, ...notYet].map((name) => name.split(' ')[0] ?? name))]
}

function settingsTable(): string {
  return toMarkdown(
    ['rule', 'setting', 'until it is offered'],
    unofferedSettings.map(({ rule, setting, everywhere }) => [rule, setting, everywhere]),
  )
}

function toMarkdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** The text of docs/conformance.md. */
export function conformanceDocument(table: string): string {
  return `# Conformance

Every paragraph of the rules of golf that this product implements: whether it is implemented, where a user meets it
(*offered*), in which files below \`src/golf\`, and how many worked examples of \`fixtures/vectors\` try it; more are in the
tests beside each file. A rule that is *not offered yet* is written and tested, and no screen or call reaches it.
\`scripts/conformance/rules.test.ts\` follows the imports of the product and fails when this page says otherwise.

\`npm run -s conformance -- --write\` writes this page, and \`npm run -s conformance\` prints the same table after running
every example. With a folder, \`npm run -s conformance -- FOLDER\`, it runs the files there: \`{"vectors": [...]}\` of any group
below \`scripts/conformance\`, or a whole scoring record \`{"rounds": [...]}\`, which is replayed from nothing.

${table}

## Settings that nobody can choose yet

The rules leave these to a club, a committee or an association. The code takes them; no screen or call asks for them.

${settingsTable()}
`
}
