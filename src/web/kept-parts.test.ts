import { expect, test, vi } from 'vitest'
import { makeParts } from './kept-parts.ts'

/** A phone's copy of the app: what each file does when it comes. Names that are not there cannot be had. */
function keep(files: Readonly<Record<string, (parts: ReturnType<typeof makeParts>) => void>>) {
  const fetched: string[] = []
  const kept = { ...files }
  const parts = makeParts((name) => {
    fetched.push(name)
    const come = kept[name]
    if (!come) return Promise.reject(new TypeError(`no ${name}`))
    come(parts)
    return Promise.resolve()
  })
  return { parts, fetched, kept }
}

test('when a part is loaded, then what it needs is fetched and runs before it, each once', async () => {
  const body = vi.fn(() => ({ one: 1 }))
  const { parts, fetched } = keep({
    page: ({ add }) => {
      add('page', ['shell', 'words'], (_load, shell, words) => ({
        sum: Number(shell?.one) + Number(words?.two),
      }))
    },
    words: ({ add }) => {
      add('words', ['shell'], (_load, shell) => ({ two: Number(shell?.one) + 1 }))
    },
    shell: ({ add }) => {
      add('shell', [], body)
    },
  })
  expect(await parts.load('page')).toEqual({ sum: 3 })
  expect(await parts.load('page')).toBe(await parts.load('page'))
  expect(fetched).toEqual(['page', 'shell', 'words'])
  expect(body).toHaveBeenCalledTimes(1)
})

test('when a part came with the page, then it is not fetched, and runs when it is asked for', async () => {
  const { parts, fetched } = keep({})
  const body = vi.fn(() => ({}))
  parts.add('shell', [], body)
  expect(body).not.toHaveBeenCalled()
  await parts.load('shell')
  expect(body).toHaveBeenCalledTimes(1)
  expect(fetched).toEqual([])
})

test('when a part cannot be had, then asking says so, and the next time it is fetched again', async () => {
  const { parts, kept } = keep({
    page: ({ add }) => {
      add('page', ['chart'], () => ({ page: true }))
    },
  })
  await expect(parts.load('page')).rejects.toThrow('no chart')
  kept.chart = ({ add }) => {
    add('chart', [], () => ({}))
  }
  expect(await parts.load('page')).toEqual({ page: true })
})

test('when a part asks for another later, then it gets what that one exports', async () => {
  const { parts } = keep({
    dialog: ({ add }) => {
      add('dialog', [], () => ({ default: 'a dialog' }))
    },
  })
  parts.add('page', [], (load) => ({ open: () => load('dialog') }))
  const { open } = await parts.load('page')
  expect(await (open as () => Promise<unknown>)()).toEqual({ default: 'a dialog' })
})
