import { z } from 'zod'

const Answer = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), nodes: z.array(z.string()) })),
})
const grave: ReadonlySet<string> = new Set(['high', 'critical'])

/**
 * Names of shipped packages with a grave fault, of what `npm audit --json` answers; undefined when that is no answer. npm's own
 * `--omit=dev` would leave out what is built into pages and server. `shipped` has folders of the lock file.
 */
export function graveFaults(answer: unknown, shipped: readonly string[]): string[] | undefined {
  const { data } = Answer.safeParse(answer)
  if (!data) return undefined
  return Object.entries(data.vulnerabilities)
    .filter(([, { severity, nodes }]) => grave.has(severity) && nodes.some((node) => shipped.includes(node)))
    .map(([name]) => name)
}
