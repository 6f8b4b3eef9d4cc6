import type { TestServer } from './server.ts'

/** Read from the router itself; the API document's own pages and the web app's files are left out. */
export function registeredRoutes({ app }: Pick<TestServer, 'app'>): string[] {
  const routes: string[] = []
  const stack: string[] = []
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const match = /^([│ ]*)(?:├── |└── )(\S+)(?: \((.+)\))?/.exec(line)
    if (!match) continue
    const depth = (match[1] ?? '').length / 4
    stack.length = depth
    stack[depth] = match[2] ?? ''
    const path = stack.join('').replace(/\/$/, '')
    for (const method of (match[3] ?? '').split(', ').filter(Boolean))
      if (
        method !== 'HEAD' &&
        method !== 'OPTIONS' &&
        !path.startsWith('/api/docs') &&
        /^\/(api\/|healthz|readyz)/.test(path)
      )
        routes.push(`${method} ${path}`)
  }
  return routes
}
