import { home, landing, findRoute } from './route-table.ts'

/** Loads the code of the page at `path` before it is rendered. A failure is shown by the page itself. */
export async function loadPage(path: string, { isMember }: { isMember: boolean }): Promise<void> {
  const route = path === '/' ? (isMember ? home : landing) : findRoute(path)
  await route?.load().catch(() => undefined)
}
