import type { NeededReach } from '#contract/identity/token-reach.ts'
import { permissions, type PermissionName } from '#contract/club/permissions.ts'

export type PermissionsPageRow = {
  call: string
  permission: PermissionName
  /** The answer's status for each kind of person, on a thing of the club. */
  statuses: readonly number[]
  /** The same on the player's own thing, where that makes a difference. */
  ownStatuses?: readonly number[]
  /** The same on a card that the player scores for somebody else. */
  scoredStatuses?: readonly number[]
  /** The row is tried on a thing that nobody has. */
  isGone: boolean
  /** What an access token must reach for the call. */
  token: NeededReach
}

const meanings = `# Who may make which call

This page is written by \`src/server/permission-matrix.test.ts\`, which tries every line of it on the real server and fails
when the page says something else. After a change: \`npx vitest run --project server src/server/permission-matrix.test.ts -u\`.

Who may do what is decided in \`src/contract/club/permissions.ts\` and nowhere else. Each call of the API names one of these
permissions:

`

const legend = `
## Every call as every kind of person

The columns are the kinds of people; the numbers are the statuses that they get on a thing of the club that the player and
the administrator belong to. A thing of another club answers its members as the two columns "foreign" show, and so does a
thing that does not exist: nobody learns which of the two it is. A 403 in these columns comes before the thing is looked for.

- 200: done. 401: sign in first. 403: not for this person. 404: does not exist for this person.
- 400, 409 and 415 come after the permission: the person may make the call, and this body or the state of this thing refuses it.
- "desk helper": a player who helps at the desk of the competition in the line, and at no other.
- "token": which access token its person may make the call with: one that reads, one that also writes, or none ("never"), because the call
  gives access or takes it away. A token is never allowed more than its person.
- "gone": the line is tried on a thing that does not exist any more, so even who may make the call gets 404.
- "own": the same call on the player's own thing.
- "scored": the same call on a card of somebody else for whom the player may enter scores.

`

/** docs/permissions.md: the permissions in words, and the answer to every call for every kind of person. */
export function permissionsPage(
  kinds: readonly string[],
  rows: readonly PermissionsPageRow[],
  open: readonly string[],
): string {
  const table = (head: readonly string[], lines: readonly (readonly string[])[]) =>
    [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  const named = table(
    ['permission', 'who'],
    Object.entries(permissions).map(([name, { who }]) => [`\`${name}\``, who]),
  )
  const calls = table(
    ['call', 'permission', 'token', ...kinds],
    rows.flatMap(({ call, permission, token, statuses, ownStatuses, scoredStatuses, isGone }) => [
      [`\`${call}\`${isGone ? ' (gone)' : ''}`, `\`${permission}\``, token, ...statuses.map(String)],
      ...(ownStatuses ? [[`\`${call}\` (own)`, `\`${permission}\``, token, ...ownStatuses.map(String)]] : []),
      ...(scoredStatuses
        ? [[`\`${call}\` (scored)`, `\`${permission}\``, token, ...scoredStatuses.map(String)]]
        : []),
    ]),
  )
  const forEveryone = open.map((call) => `- \`${call}\``).join('\n')
  return `${meanings}${named}\n${legend}${calls}\n\n## Calls for everyone\n\nSigned in or not; limits on how often are their own tests' matter.\n\n${forEveryone}\n`
}

/** The rows as the page lists them now, so that a line keeps its place; what is new comes last. */
export function inOrderOfPage(rows: readonly PermissionsPageRow[], page: string): PermissionsPageRow[] {
  const places = new Map<string, number>()
  for (const [i, [, call = '']] of [...page.matchAll(/^\| `([A-Z]+ \/[^`]+)`/gm)].entries())
    if (!places.has(call)) places.set(call, i)
  const placeOf = ({ call }: PermissionsPageRow) => places.get(call) ?? Number.MAX_SAFE_INTEGER
  return [...rows].sort((a, b) => placeOf(a) - placeOf(b))
}
