import { sheetImportText as text } from '#web/messages/en/club/sheet-import.online.ts'
import { Button } from '#web/ui/button.tsx'

type ImportButtonsProps = {
  taking: { isLooking: boolean; isImporting: boolean; importAll: () => void; forget: () => void }
  label: string
  isReady: boolean
}

/** Imports what was read, or forgets it for another file. */
export function ImportButtons({ taking, label, isReady }: ImportButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        disabled={!isReady || taking.isLooking}
        busy={taking.isImporting ? text.importing : undefined}
        onClick={taking.importAll}
      >
        {label}
      </Button>
      <Button look="secondary" disabled={taking.isImporting} onClick={taking.forget}>
        {text.otherFile}
      </Button>
    </div>
  )
}
