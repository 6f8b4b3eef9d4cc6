import { act, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import * as toasts from '#web/ui/toast.tsx'
import { lazyOnline } from './lazy-online.tsx'

test('when the code of a dialog can’t be had, then that is said, and it is closed', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const shown = vi.spyOn(toasts, 'showToast').mockReturnValue()
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => {
    act(() => {
      root.unmount()
    })
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  const Dialog = lazyOnline<{ onClose: () => void }>(() => Promise.reject(new TypeError('not fetched')))
  const onClose = vi.fn()
  await act(() => {
    root.render(
      <Suspense>
        <Dialog onClose={onClose} />
      </Suspense>,
    )
    return Promise.resolve()
  })
  expect(onClose).toHaveBeenCalledOnce()
  expect(shown).toHaveBeenCalledWith({ tone: 'error', title: sharedText.noConnection })
})
