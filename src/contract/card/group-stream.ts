/**
 * Events of GET /api/groups/{id}/stream. `hello` comes first, and again when the group has to be read anew; `change` says
 * that the card of one of its players changed; `notice` that the reader has a new notice; `ping` comes every 15 s; `bye`
 * asks to reconnect after `waitMs`.
 */
export function groupStreamPath(groupId: string): `/api/${string}` {
  return `/api/groups/${groupId}/stream`
}
