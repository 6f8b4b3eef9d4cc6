import { useEffect, useRef } from 'react'
import { copyText } from '#web/lib/copy-text.ts'
import { accessTokensText as text } from '#web/messages/en/identity/access-tokens.online.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

export type MadeToken = { name: string; secret: string }

/** The secret of a new token, this one time. It is kept nowhere: a reload takes it away. */
export function NewSecret({ name, secret, onClose }: MadeToken & { onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The dialog in which it was made has closed, and this is what comes next.
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <section
      aria-label={text.made(name)}
      className="grid justify-items-start gap-3 rounded-control bg-sunken p-4"
    >
      <h3 ref={heading} tabIndex={-1} className="font-semibold wrap-anywhere">
        {text.made(name)}
      </h3>
      <p>{text.onlyNow}</p>
      <code aria-label={text.secret} className="text-note wrap-anywhere select-all">
        {secret}
      </code>
      <div className="flex flex-wrap gap-2">
        <Button
          look="secondary"
          onClick={() => {
            void copyText(secret).then((isCopied) => {
              showToast(
                isCopied ? { tone: 'success', title: text.copied } : { tone: 'error', title: text.notCopied },
              )
            })
          }}
        >
          {text.copy}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {text.close}
        </Button>
      </div>
    </section>
  )
}
