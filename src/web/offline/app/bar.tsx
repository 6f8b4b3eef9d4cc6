import type { ReactNode } from 'react'

/** A quiet line above the page, as wide as its content (ui/content-width.ts). */
export function Bar({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <aside aria-label={title} className="bg-tint text-on-tint print:hidden">
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center gap-x-4 px-4 text-body sm:px-6">
        <p role="status" className="min-w-[min(15rem,100%)] flex-1 py-2">
          {children}
        </p>
        {action}
      </div>
    </aside>
  )
}

export function BarButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="-mx-3 inline-flex min-h-11 items-center rounded-control px-3 font-semibold underline underline-offset-4"
      onClick={onPress}
    >
      {children}
    </button>
  )
}
