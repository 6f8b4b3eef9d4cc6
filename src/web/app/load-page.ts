import { home, landing, routeOf } from './route-table.ts'

/** Loads the code of the page at `path` ahead of its rendering. What fails here is told by the page when it is shown. */
export async function loadPage(path: string, { isMember }: { isMember: boolean }): Promise<void> {
  const route = path === '/' ? (isMember ? home : landing) : routeOf(path)
  await route?.load().catch(() => undefined)
}
