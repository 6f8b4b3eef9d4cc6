import { lazy, Suspense, type ComponentType } from 'react'
import type { ArithmeticLine } from '#golf/arithmetic/arithmetic-words.ts'
import { ArithmeticLines } from '#web/ui/arithmetic.tsx'

type SaidLinesProps = { lines: readonly ArithmeticLine[] }

/** The words come with the first arithmetic that is shown; a phone that lost its network before that shows none. */
const LinesInWords = lazy<ComponentType<SaidLinesProps>>(() =>
  import('./reader-speaker.ts')
    .then(({ readerSpeaker }) => readerSpeaker())
    .then(
      (say) => ({ default: ({ lines }: SaidLinesProps) => <ArithmeticLines lines={say(lines)} /> }),
      () => ({ default: () => null }),
    ),
)

/** Arithmetic that the page does itself, in the reader's language. What the server explains comes in words. */
export function SaidLines({ lines }: SaidLinesProps) {
  return (
    <Suspense>
      <LinesInWords lines={lines} />
    </Suspense>
  )
}
