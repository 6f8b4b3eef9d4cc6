/** What this browser can do about being told while the app is closed. */
export type DeviceState = 'on' | 'off' | 'denied' | 'install' | 'unsupported' | 'switched_off'

type Known = { publicKey: string | null; isSubscribed: boolean }

/** The worker that shows notices; undefined where the browser, or whoever runs Scoreclub, has none. */
async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration('/') : undefined
}

/** Asks the reader nothing. */
export async function readDevice({ publicKey, isSubscribed }: Known): Promise<DeviceState> {
  if (publicKey === null) return 'switched_off'
  const registration = await worker()
  if (!registration || !('pushManager' in registration) || !('Notification' in globalThis))
    return isApplePhone() ? 'install' : 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const own = await registration.pushManager.getSubscription()
  return own && isSubscribed && Notification.permission === 'granted' ? 'on' : 'off'
}

/** iPads call themselves Macs, but no Mac has a touch screen. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

export type Subscribed = { endpoint: string; p256dh: string; auth: string }

/** Asks the reader for permission, so only after a press. undefined when they say no. */
export async function subscribeDevice(publicKey: string): Promise<Subscribed | undefined> {
  const registration = await worker()
  if (!registration || (await Notification.requestPermission()) !== 'granted') return undefined
  const key = fromBase64url(publicKey)
  const old = await registration.pushManager.getSubscription()
  // One made with the key of another installation, or by an earlier one of this, takes nothing from this one.
  if (old && !isSame(new Uint8Array(old.options.applicationServerKey ?? new ArrayBuffer(0)), key))
    await old.unsubscribe()
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const [p256dh, auth] = [made.getKey('p256dh'), made.getKey('auth')]
  if (!p256dh || !auth) throw new Error('The browser made a subscription without keys.')
  return { endpoint: made.endpoint, p256dh: toBase64url(p256dh), auth: toBase64url(auth) }
}

export async function unsubscribeDevice(): Promise<void> {
  const own = await (await worker())?.pushManager.getSubscription()
  await own?.unsubscribe()
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i])
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

function toBase64url(bytes: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
