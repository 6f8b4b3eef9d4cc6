import type { ReactNode } from 'react'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type AskDialogProps = {
  title: string
  confirmLabel: string
  onCancel: () => void
  onConfirm: () => void
  children: ReactNode
}

/** A question before something that is not taken back with one press. */
export function AskDialog({ title, confirmLabel, onCancel, onConfirm, children }: AskDialogProps) {
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onCancel}
      footer={
        <>
          <Button look="secondary" onClick={onCancel}>
            {sharedText.cancel}
          </Button>
          <Button onClick={onConfirm}>{confirmLabel}</Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  )
}
