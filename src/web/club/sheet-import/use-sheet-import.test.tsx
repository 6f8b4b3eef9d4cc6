import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RememberedReading } from '#contract/club/sheet-columns.ts'
import { OfflineError } from '#web/lib/api.ts'
import { isDecided } from './how-read.tsx'
import { useSheetImport, type SheetQuery } from './use-sheet-import.ts'

/* What is imported is what was looked at, whatever was chosen after it. */

type Preview = { ready: number; asksDates: boolean; read: SheetQuery; remembered?: RememberedReading }
const look = vi.fn<(file: File, query: SheetQuery) => Promise<Preview>>()
const take = vi.fn(() => Promise.resolve('taken'))
let taking: ReturnType<typeof useSheetImport<string, Preview, string>>
let unmount: () => void

function Importing() {
  const now = useSheetImport<string, Preview, string>({
    name: 'test',
    fields: ['name', 'number'],
    look,
    take,
    changes: [],
    onTaken: () => undefined,
  })
  useEffect(() => {
    taking = now
  })
  return null
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  look.mockReset()
  look.mockImplementation((_, read) => Promise.resolve({ ready: 1, asksDates: true, read }))
  take.mockClear()
  const root = createRoot(document.createElement('div'))
  act(() => {
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Importing />
      </QueryClientProvider>,
    )
  })
  unmount = () => {
    act(() => {
      root.unmount()
    })
  }
})
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

const doing = (what: () => void) =>
  act(async () => {
    what()
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
const offline = () => {
  look.mockRejectedValueOnce(new OfflineError('network'))
}
const isReady = () => taking.preview !== undefined && isDecided(taking, taking.preview)

test('when the choice of dates could not be looked at, then nothing is imported until it was', async () => {
  await doing(() => {
    taking.choose(new File(['x'], 'members.csv'))
  })
  expect([taking.preview?.read, isReady()]).toEqual([{}, false])
  offline()
  await doing(() => {
    taking.readAs({ dates: 'month_first' })
  })
  expect([taking.preview?.read, isReady(), taking.fault !== undefined]).toEqual([{}, false, true])
  await doing(() => {
    taking.importAll()
  })
  expect(take).not.toHaveBeenCalled()
  await doing(() => {
    taking.retry()
  })
  expect([taking.preview?.read, isReady()]).toEqual([{ dates: 'month_first' }, true])
  const { chosen } = taking
  await doing(() => {
    taking.importAll()
  })
  expect(take).toHaveBeenCalledExactlyOnceWith(chosen?.file, {
    importId: chosen?.importId,
    query: { dates: 'month_first', ready: 1 },
  })
})

test.each([
  ['the other order', { dates: 'day_first' }],
  ['other columns', { columns: ['name', null] }],
  ['no headings', { columns: ['name'], isHeadless: true }],
] as const)(
  'when %s could not be looked at, then what was read before is not imported',
  async (_, choice) => {
    await doing(() => {
      taking.choose(new File(['x'], 'members.csv'))
    })
    await doing(() => {
      taking.readAs({ dates: 'month_first' })
    })
    expect(isReady()).toBe(true)
    offline()
    await doing(() => {
      taking.readAs(choice)
    })
    expect([taking.preview?.read, isReady()]).toEqual([{ dates: 'month_first' }, false])
    await doing(() => {
      taking.importAll()
    })
    expect(take).not.toHaveBeenCalled()
  },
)

test('a file that was given up does not come back with a late answer', async () => {
  let answer = (): void => undefined
  look.mockImplementationOnce(
    (_, read) =>
      new Promise((resolve) => {
        answer = () => {
          resolve({ ready: 1, asksDates: false, read })
        }
      }),
  )
  await doing(() => {
    taking.choose(new File(['x'], 'members.csv'))
  })
  await doing(() => {
    taking.forget()
  })
  await doing(() => {
    answer()
  })
  expect(taking.preview).toBeUndefined()
})

test('when the club has said how a list with these headings is read, then it is read so, until that is not wished', async () => {
  const remembered = { columns: ['number', 'gone', null], dates: 'month_first', minus: 'gone', men: '' }
  look.mockImplementation((_, read) =>
    Promise.resolve({ ready: 1, asksDates: true, read, ...(read.columns === undefined && { remembered }) }),
  )
  await doing(() => {
    taking.choose(new File(['x'], 'members.csv'))
  })
  // What is no field or answer any more is left out.
  const again = { columns: 'number,,', dates: 'month_first', men: '' }
  await vi.waitFor(() => {
    expect([taking.preview?.read, taking.isAsLast, isReady()]).toEqual([again, true, true])
  })
  await doing(() => {
    taking.readAfresh()
  })
  expect([taking.preview?.read, taking.isAsLast, isReady()]).toEqual([{}, false, false])
})
