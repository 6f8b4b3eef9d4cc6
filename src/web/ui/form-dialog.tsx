import { useId, type ReactNode } from 'react'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Notice } from './notice.tsx'

type FormDialogProps = {
  title: string
  description?: string
  width?: 'narrow' | 'wide'
  submitLabel: string
  /** Of what cannot be taken back: danger. */
  submitLook?: 'primary' | 'danger'
  busyLabel: string
  isBusy: boolean
  /** What is wrong with the form as a whole, where no field can show it. */
  fault?: ReactNode
  faultTitle?: string
  /** Why there is nothing to send yet: the button waits. */
  notYet?: string
  onClose: () => void
  /** Ends what is being sent; it stands for Cancel while the form is busy. */
  stop?: { label: string; onStop: () => void }
  onSubmit: () => void
  children: ReactNode
}

/** A form in a dialog, with Cancel and its button at the foot. While it is busy it stays open and cannot be sent again. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, isBusy, onClose, onSubmit, children } = props
  const { notYet, fault, faultTitle, width = 'narrow' } = props
  const form = useId()
  return (
    <Dialog
      title={title}
      {...(description === undefined ? {} : { description })}
      width={width}
      isOpen
      onClose={onClose}
      mayClose={!isBusy}
      footer={<Footer {...props} form={form} />}
    >
      <form
        id={form}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy && notYet === undefined) onSubmit()
        }}
      >
        {children}
        {notYet !== undefined && (
          <p id={`${form}-not-yet`} className="text-soft">
            {notYet}
          </p>
        )}
        {fault !== undefined && (
          <div ref={bringIntoView} className="scroll-m-4">
            <Notice tone="bad" {...(faultTitle === undefined ? {} : { title: faultTitle })}>
              {fault}
            </Notice>
          </div>
        )}
      </form>
    </Dialog>
  )
}

function Footer(props: FormDialogProps & { form: string }) {
  const { form, submitLabel, submitLook = 'primary', busyLabel, isBusy, notYet, stop, onClose } = props
  return (
    <>
      {isBusy && stop ? (
        <Button look="secondary" onClick={stop.onStop}>
          {stop.label}
        </Button>
      ) : (
        <Button look="secondary" onClick={onClose} disabled={isBusy}>
          {sharedText.cancel}
        </Button>
      )}
      <Button
        type="submit"
        look={submitLook}
        form={form}
        busy={isBusy ? busyLabel : undefined}
        disabled={notYet !== undefined}
        aria-describedby={notYet === undefined ? undefined : `${form}-not-yet`}
      >
        {submitLabel}
      </Button>
    </>
  )
}

/** A long form in a small window hides what stands below it, while its button is always in view. */
function bringIntoView(notice: HTMLElement | null) {
  notice?.scrollIntoView({ block: 'nearest' })
}
