import { copyText } from '#web/lib/copy-text.ts'
import { CodePlate } from '#web/ui/code-plate.tsx'
import { showToast } from '#web/ui/toast.tsx'

export function ClubCodePlate({ code }: { code: string }) {
  return (
    <CodePlate
      code={code}
      label="Club code, for members to sign up with"
      onCopy={() => {
        void copyText(code).then((done) => {
          showToast(
            done
              ? { tone: 'success', title: 'Club code copied to clipboard!' }
              : { tone: 'error', title: 'Not copied', description: 'Please copy the code by hand.' },
          )
        })
      }}
    />
  )
}
