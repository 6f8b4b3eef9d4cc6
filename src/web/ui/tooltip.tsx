import { lazy, Suspense, type ReactElement } from 'react'

const Hint = lazy(() => import('./tooltip-hint.tsx'))

/** A word more for those with a mouse. Never one that is needed: phones have no hover (U40). */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Suspense fallback={children}>
      <Hint text={text}>{children}</Hint>
    </Suspense>
  )
}
