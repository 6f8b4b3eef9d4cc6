import { useState } from 'react'
import { clearDraft, keepDraft, withDraft, type Draftable } from './form-draft.ts'

/**
 * What is chosen and typed in a small form without react-hook-form, kept on this tab until `clear` (U17). One change of
 * several fields is one call.
 */
export function useDraft<Values extends Record<string, Draftable>>(name: string, blank: Values) {
  const [values, setValues] = useState(() => withDraft(name, blank))
  return {
    values,
    change: (part: Partial<Values>) => {
      const next = { ...values, ...part }
      keepDraft(name, next)
      setValues(next)
    },
    clear: () => {
      clearDraft(name)
    },
  }
}
