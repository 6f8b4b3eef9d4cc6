import { X } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { classNames } from './class-names.ts'

type DialogProps = {
  title: string
  description?: ReactNode
  isOpen: boolean
  onClose: () => void
  /** false while something is being sent, so that an Escape cannot lose the answer. */
  mayClose?: boolean
  width?: 'narrow' | 'wide' | 'corner'
  children: ReactNode
  /** Buttons at the foot; they stay in view while the content scrolls. */
  footer?: ReactNode
}

const widths = {
  narrow: 'sm:inset-0 sm:m-auto sm:max-w-lg',
  wide: 'sm:inset-0 sm:m-auto sm:max-w-5xl',
  /** Below the menu button. */
  corner: 'sm:top-16 sm:right-4 sm:bottom-auto sm:left-auto sm:max-w-80',
}

/**
 * A sheet from below on phones, a card in the middle on larger screens. The browser's own modal dialog: it keeps the
 * focus, gives it back, and needs no style tag that the content policy would refuse.
 */
export function Dialog(props: DialogProps) {
  const { title, description, isOpen, onClose, mayClose = true, width = 'narrow', children, footer } = props
  const id = useId()
  const element = useModal(isOpen)
  const close = () => {
    if (mayClose) onClose()
  }
  if (!isOpen) return null
  return (
    // The backdrop takes a press only as a convenience; Escape and the Close button do the same.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      onCancel={(event) => {
        if (event.target !== element.current) return
        event.preventDefault()
        close()
      }}
      onMouseDown={(event) => {
        if (event.target === element.current) close()
      }}
      className={classNames(
        'fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-none animate-rise overflow-hidden bg-card outline-none text-ink shadow-raised',
        'max-h-[calc(92*var(--dvh))] rounded-t-card border border-line backdrop:bg-[#0a0f0c]/60',
        'sm:h-fit sm:max-h-[calc(88*var(--dvh))] sm:w-[calc(100%-2rem)] sm:rounded-card',
        widths[width],
      )}
    >
      <div className="flex max-h-[inherit] flex-col">
        <Head id={id} title={title} description={description} mayClose={mayClose} onClose={close} />
        <div className="min-h-0 overflow-x-hidden overflow-y-auto overscroll-contain p-4 sm:p-5">
          {children}
        </div>
        {footer !== undefined && (
          <footer className="flex flex-wrap justify-end gap-2 border-t border-line p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-5">
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  )
}

/** Opens the element as a modal dialog and, when it closes, gives the focus back to what had it before. */
function useModal(isOpen: boolean) {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = element.current
    if (!isOpen || !dialog) return
    const opener = document.activeElement
    dialog.showModal()
    // The dialog itself, so that its title is read and no phone opens its keyboard unasked.
    dialog.focus()
    return () => {
      dialog.close()
      // When the element has left the page, the browser does not give the focus back itself. The page must not scroll.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [isOpen])
  return element
}

type HeadProps = Pick<DialogProps, 'title' | 'description' | 'onClose'> & { id: string; mayClose: boolean }

function Head({ id, title, description, mayClose, onClose }: HeadProps) {
  return (
    <header className="flex items-start justify-between gap-3 border-b border-line py-3 pr-2 pl-4 sm:pl-5">
      <div className="grid min-w-0 gap-0.5 py-1.5 wrap-anywhere">
        <h2 id={`${id}-title`} className="text-title font-semibold">
          {title}
        </h2>
        {description !== undefined && (
          <p id={`${id}-description`} className="text-soft">
            {description}
          </p>
        )}
      </div>
      <button
        type="button"
        aria-label={sharedText.close}
        disabled={!mayClose}
        onClick={onClose}
        className="grid size-11 shrink-0 place-items-center rounded-control text-soft hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden size={20} />
      </button>
    </header>
  )
}
