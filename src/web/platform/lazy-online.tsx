import { lazy, useEffect, type ComponentType } from 'react'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { showToast } from '#web/ui/toast.tsx'

type Closable = { onClose: () => void }

/** A dialog about what only the club can do, whose code no phone keeps: without a connection it says so and closes again. */
export function lazyOnline<Props extends Closable>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: NeedsConnection })))
}

function NeedsConnection({ onClose }: Closable): null {
  useEffect(() => {
    showToast({ tone: 'error', title: sharedText.noConnection })
    onClose()
  }, [onClose])
  return null
}
