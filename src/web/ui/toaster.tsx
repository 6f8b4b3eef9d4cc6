import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { uiText } from '#web/messages/en/ui/ui.ts'
import { classNames } from './class-names.ts'
import { placeToast } from './place-toast.ts'
import { makeToastQueue, TOAST_MS, type Toast } from './toast-queue.ts'

/** Here, because every page loads this file soon after it was first shown. */
export { followTranslation } from './follow-translation.ts'

type Current = { id: number; toast: Toast; onGone: () => void }

let shown: Current | undefined
let count = 0
const listeners = new Set<() => void>()

function set(next: Current | undefined): void {
  shown = next
  for (const listener of listeners) listener()
}

export const queue = makeToastQueue((toast, onGone) => {
  count += 1
  const id = count
  set({ id, toast, onGone })
  return () => {
    if (shown?.id === id) set(undefined)
    onGone()
  }
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const looks = {
  success: { className: 'border-accent bg-card text-ink', Icon: CircleCheck },
  info: { className: 'border-edge bg-card text-ink', Icon: Info },
  error: { className: 'border-danger bg-danger-tint text-on-danger-tint', Icon: CircleAlert },
}

export default function Toaster() {
  const current = useSyncExternalStore(subscribe, () => shown)
  const [path] = useLocation()
  useEffect(() => queue.leavePage, [path])
  const viewport = usePlace(current?.id)
  return (
    <Radix.Provider duration={TOAST_MS} swipeDirection="down" label={uiText.message}>
      {current && <OneToast key={current.id} {...current} />}
      <Radix.Viewport
        ref={viewport}
        className="steady fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-60 mx-auto grid w-[min(28rem,100%)] px-4 outline-none print:hidden"
      />
    </Radix.Provider>
  )
}

function OneToast({ toast, onGone }: Current) {
  const { className, Icon } = looks[toast.tone]
  return (
    <Radix.Root
      type={toast.tone === 'error' ? 'foreground' : 'background'}
      onOpenChange={(open) => {
        if (!open) onGone()
      }}
      className={classNames(
        'flex animate-rise items-start gap-3 rounded-card border pr-2 pl-4 shadow-raised',
        // One line is so low that it finds room on a phone on which a card is played.
        toast.description !== undefined && 'py-2',
        className,
      )}
    >
      <Icon aria-hidden size={20} className="mt-3 shrink-0" />
      <div className="grid min-w-0 flex-1 py-2">
        <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
        {toast.description !== undefined && <Radix.Description>{toast.description}</Radix.Description>}
      </div>
      <Radix.Close
        aria-label={uiText.dismiss}
        className="grid size-11 shrink-0 place-items-center rounded-control"
      >
        <X aria-hidden size={18} />
      </Radix.Close>
    </Radix.Root>
  )
}

/** What a toast never covers: titles, the head of the page, what sends a form, and what is marked to be kept clear, as keys are. */
const KEPT_CLEAR = '[data-keep-clear], [type=submit], h1, header'

/** Puts the toast where it covers nothing that has to stay in sight, as soon as it has its size, before it is painted. */
function usePlace(toast: number | undefined) {
  const viewport = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => {
    const place = () => {
      const list = viewport.current
      if (!list || toast === undefined) return
      const { height, left, right } = list.getBoundingClientRect()
      const blockers = [...document.querySelectorAll(KEPT_CLEAR)]
        .map((one) => one.getBoundingClientRect())
        .filter((box) => box.height > 0)
      list.style.bottom = 'auto'
      list.style.top = `${placeToast({ windowHeight: innerHeight, toast: { height, left, right }, blockers })}px`
    }
    // The toast comes into its list after this; from then on the list has its height.
    const sizes = new ResizeObserver(place)
    if (viewport.current) sizes.observe(viewport.current)
    // A button that comes after the toast makes the page longer.
    sizes.observe(document.body)
    addEventListener('resize', place)
    // What must stay clear moves when the page scrolls, and the toast does not.
    addEventListener('scroll', place, { passive: true })
    return () => {
      sizes.disconnect()
      removeEventListener('resize', place)
      removeEventListener('scroll', place)
    }
  }, [toast])
  return viewport
}
