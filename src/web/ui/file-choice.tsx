import { buttonClass } from './button.tsx'
import type { FieldProps } from './field.tsx'

type FileChoiceProps = {
  wiring: Parameters<FieldProps['children']>[0]
  accept: string
  isMultiple?: boolean
  /** On the button: the browser's own control has words of its own. */
  label: string
  onFiles: (files: readonly File[]) => void
}

/** The control of a field for files. Choosing the same files once more is a choice too. */
export function FileChoice({ wiring, accept, isMultiple = false, label, onFiles }: FileChoiceProps) {
  return (
    <div className="relative">
      <input
        {...wiring}
        type="file"
        multiple={isMultiple}
        accept={accept}
        className="peer sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <label
        htmlFor={wiring.id}
        className={buttonClass(
          'secondary',
          'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
        )}
      >
        {label}
      </label>
    </div>
  )
}
