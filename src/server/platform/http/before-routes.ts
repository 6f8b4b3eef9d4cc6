import type { Services } from '../deps.ts'
import { describeApi } from './describe-api.ts'
import { handleErrors } from './handle-errors.ts'
import { cutSlowBodies } from './load-shedding/body-clock.ts'
import { overloadOf, shedOverload } from './load-shedding/overload.ts'
import { sharerOf } from './load-shedding/shared-places.ts'
import type { Server } from './make-server.ts'
import { refuseForeignWrites } from './refuse-foreign-writes.ts'
import { refuseHiddenCharacters } from './refuse-hidden-characters.ts'
import { refuseOldPages } from './refuse-old-pages.ts'
import { requireOneHost } from './require-one-host.ts'
import { serveSiteFiles } from './serve-site-files.ts'
import { addSignedInCookie } from './signed-in-cookie.ts'
import { sendPage, serveWebFiles } from './web-app.ts'

/** What no call has to look at itself: too much at once, other sites' writes, and requests that are not what they seem. */
export function refuseBeforeRoutes({ app, capacity, isHttps }: Server, services: Services): void {
  shedOverload(app, {
    ...(services.overload ?? overloadOf)(capacity),
    waits: services.waits,
    sharerOf: (request) => sharerOf(request, services.sessions.remembered(request)),
  })
  refuseForeignWrites(app, { isHttps })
  requireOneHost(app)
  refuseOldPages(app)
  refuseHiddenCharacters(app)
}

/** What is answered without a room: faults, pages and their files, and the description of the API. */
export async function answerWithoutRooms(
  { app, webApp, originOf, isHttps }: Server,
  { config, sessions }: Services,
): Promise<void> {
  handleErrors(app, (request, reply) => sendPage(webApp, request, reply))
  addSignedInCookie(app)
  if (webApp) {
    await serveWebFiles(app, config)
    serveSiteFiles(app, { ready: webApp.ready, manifests: webApp.manifests, originOf })
  }
  await describeApi(app, { isHttps, isForEveryone: config.hasApiDocs, sessions })
  cutSlowBodies(app, { isSignedIn: (request) => sessions.known(request) !== undefined, isHttps })
}
