declare const self: ServiceWorkerGlobalScope

/*
 * What the server sends as the worker while SERVICE_WORKER is "off": it takes the place of the one that a browser has,
 * deletes what that one kept, and goes. Pages that are open stay as they are; the next one comes from the server.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(goAway()))

async function goAway(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  await self.registration.unregister()
}

export {}
