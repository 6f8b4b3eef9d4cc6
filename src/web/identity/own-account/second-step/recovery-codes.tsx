import { useEffect, useRef } from 'react'
import { copyText } from '#web/lib/copy-text.ts'
import { offerFile } from '#web/lib/offer-file.ts'
import { secondStepText as text } from '#web/messages/en/identity/second-step.online.ts'
import { Button } from '#web/ui/button.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import './recovery-codes.css'

/** The recovery codes, this one time. They are kept nowhere: a reload takes them away. */
export function RecoveryCodes(props: {
  codes: readonly string[]
  /** They were made as the second step was turned on: said here, because a toast would lie over the codes. */
  isFirst: boolean
  onClose: () => void
}) {
  const { codes, isFirst, onClose } = props
  const heading = useRef<HTMLHeadingElement>(null)
  // The dialog in which they were made has closed, and this is what comes next.
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const written = [text.codesFor(location.host), '', ...codes, ''].join('\n')
  return (
    <section
      aria-label={text.codesTitle}
      className="printed-codes grid justify-items-start gap-3 rounded-control bg-sunken p-4"
    >
      <h3 ref={heading} tabIndex={-1} className="font-semibold">
        {text.codesTitle}
      </h3>
      <p className="hidden print:block">{text.codesFor(location.host)}</p>
      {isFirst && (
        <p className="print:hidden">
          {text.turnedOn}. {text.turnedOnMeans}
        </p>
      )}
      <p>{text.codesMeans}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1">
        {codes.map((code) => (
          <li key={code}>
            <code className="select-all">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          look="secondary"
          onClick={() => {
            void copyText(written).then((isCopied) => {
              showToast(
                isCopied ? { tone: 'success', title: text.copied } : { tone: 'error', title: text.notCopied },
              )
            })
          }}
        >
          {text.copyCodes}
        </Button>
        <Button look="secondary" onClick={() => offerFile(written, text.fileName)}>
          {text.saveCodes}
        </Button>
        <PrintButton>{text.printCodes}</PrintButton>
        <Button onClick={onClose}>{text.kept}</Button>
      </div>
    </section>
  )
}
