import { useEffect, useRef, type ReactNode } from 'react'

const FIELD = 'input, select, textarea'

type OpenedPanelProps = { label: string; children: ReactNode }

/**
 * What opened under a row, brought into view with the focus on its first field. Its content is loaded: until that is there,
 * or where it has no field, the panel itself has the focus.
 */
export function OpenedPanel({ label, children }: OpenedPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = panel.current
    if (!box) return
    const show = () => {
      // A field that took the focus itself keeps it, and so does whatever the reader went to meanwhile.
      const hasFocus = document.activeElement === box || document.activeElement === document.body
      if (hasFocus) (box.querySelector<HTMLElement>(FIELD) ?? box).focus({ preventScroll: true })
      box.scrollIntoView({ block: 'nearest' })
      if (box.querySelector(FIELD)) watch.disconnect()
    }
    const watch = new MutationObserver(show)
    watch.observe(box, { childList: true, subtree: true })
    box.focus({ preventScroll: true })
    show()
    return () => {
      watch.disconnect()
    }
  }, [])
  return (
    <div
      ref={panel}
      role="group"
      aria-label={label}
      tabIndex={-1}
      className="scroll-mt-20 scroll-mb-24 rounded-card"
    >
      {children}
    </div>
  )
}
