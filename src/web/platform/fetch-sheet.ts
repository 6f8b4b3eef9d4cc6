import type { Call, Input } from '#contract/platform/call.ts'
import { LACKS_LETTERS_HEADER } from '#contract/print/printouts.ts'
import { fetchFileAnswer } from '#web/lib/fetch-file.ts'
import { paperLettersText as text } from '#web/messages/en/platform/paper-letters.online.ts'
import { showToast } from '#web/ui/toast.tsx'

/** A sheet for paper. Says it where it has letters that no font has, so that nobody finds out at the printer. */
export async function fetchSheet<C extends Call>(
  call: C,
  params: NonNullable<Input<NonNullable<C['params']>>>,
): Promise<Blob> {
  const { file, headers } = await fetchFileAnswer(call, params)
  if (headers.has(LACKS_LETTERS_HEADER))
    showToast({ tone: 'info', title: text.title, description: text.description })
  return file
}
