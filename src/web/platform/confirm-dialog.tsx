import type { ReactNode } from 'react'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'

type ConfirmDialogProps = {
  title: string
  confirmLabel: string
  busyLabel: string
  /** For actions that are themselves called "Cancel". */
  closeLabel?: string
  isBusy: boolean
  /** What it says is why the action cannot be taken now, so the action is not offered. */
  isBlocked?: boolean
  look?: 'primary' | 'danger'
  fault?: { title: string; text: string } | undefined
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks before an action that other people notice: says what it means, and offers Cancel and the action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    confirmLabel,
    busyLabel,
    closeLabel,
    isBusy,
    isBlocked = false,
    look = 'danger',
    fault,
    onConfirm,
    onClose,
    children,
  } = props
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      mayClose={!isBusy}
      footer={
        <>
          <Button look="secondary" onClick={onClose} disabled={isBusy}>
            {isBlocked ? sharedText.close : (closeLabel ?? sharedText.cancel)}
          </Button>
          {!isBlocked && (
            <Button look={look} busy={isBusy ? busyLabel : undefined} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-3">
        {children}
        {fault && (
          <Notice tone="bad" title={fault.title}>
            {fault.text}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
