import { rules } from './rules.ts'

/** One line for each paragraph of the rules, with how many vectors tried it. */
export function conformanceTable(vectorsOf: ReadonlyMap<string, number>): string {
  const rows = rules.map((one) => [
    one.rule,
    one.about,
    one.state,
    String(vectorsOf.get(one.rule) ?? 0),
    one.where,
    one.why ?? '',
  ])
  const header = ['rule', 'about', 'here', 'vectors', 'where', 'why']
  return [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** The text of docs/conformance.md. */
export function conformanceDocument(table: string): string {
  return `# Conformance

Every paragraph of the rules of golf this product implements, whether it is implemented, where (below \`src/domain\`), and how
many worked examples of \`fixtures/vectors\` try it; more are in the tests beside each file. This page is written by
\`npm run -s conformance -- --write\`, and \`npm run -s conformance\` prints the same table after running every example. With a
folder, \`npm run -s conformance -- FOLDER\`, it runs the files there: \`{"vectors": [...]}\` of any group below
\`scripts/conformance\`, or a whole scoring record \`{"rounds": [...]}\`, which is replayed from nothing.

${table}
`
}
