import { copyText } from '#web/lib/copy-text.ts'
import { adminText } from '#web/messages/en/admin.ts'
import { CodePlate } from '#web/ui/code-plate.tsx'
import { showToast } from '#web/ui/toast.tsx'

export function ClubCodePlate({ code }: { code: string }) {
  return (
    <CodePlate
      code={code}
      label={adminText.codeLabel}
      onCopy={() => {
        void copyText(code).then((done) => {
          showToast(
            done
              ? { tone: 'success', title: adminText.codeCopied }
              : { tone: 'error', title: adminText.codeNotCopied, description: adminText.codeByHand },
          )
        })
      }}
    />
  )
}
