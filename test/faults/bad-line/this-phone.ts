import 'fake-indexeddb/auto'
import { AsyncLocalStorage } from 'node:async_hooks'

/** What the product's code takes from its browser, as one simulated phone has it. */
export type Surroundings = { storage: IDBFactory; fetch: typeof fetch }

const here = new AsyncLocalStorage<Surroundings>()

/**
 * From now on the product's code finds the storage and the network of the phone on which it runs. Whatever runs outside
 * a phone finds those of the process. Returns how to take that back.
 */
export function installSurroundings(): () => void {
  const ofProcess = { fetch: globalThis.fetch, indexedDB: globalThis.indexedDB }
  const define = (get: { fetch: () => typeof fetch; indexedDB: () => IDBFactory }) => {
    Object.defineProperty(globalThis, 'fetch', { configurable: true, get: get.fetch })
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, get: get.indexedDB })
  }
  define({
    fetch: () => here.getStore()?.fetch ?? ofProcess.fetch,
    indexedDB: () => here.getStore()?.storage ?? ofProcess.indexedDB,
  })
  // Each call names the language that its reader has chosen. Node 20 has no navigator.
  const navigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator')
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { languages: ['en-IE'] } })
  return () => {
    define({ fetch: () => ofProcess.fetch, indexedDB: () => ofProcess.indexedDB })
    if (navigator) Object.defineProperty(globalThis, 'navigator', navigator)
    else Reflect.deleteProperty(globalThis, 'navigator')
  }
}

/** Runs what the phone's page does, and whatever comes of it later, on that phone. */
export function onPhone<Result>(phone: Surroundings, act: () => Result): Result {
  return here.run(phone, act)
}
