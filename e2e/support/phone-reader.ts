import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import type { ReaderFiles } from '#web/photo/scan/on-phone/worker-messages.ts'

const Kept = z.object({ cardReader: z.array(z.string()) })

/** Where the build put the files of the reader that runs on phones. */
function readerFiles() {
  const { cardReader } = Kept.parse(JSON.parse(readFileSync('dist/pages/kept-files.json', 'utf8')))
  const named = (part: string) => {
    const file = cardReader.find((one) => one.includes(part))
    if (file === undefined) throw new Error(`The build has no ${part}.`)
    return file
  }
  return {
    worker: named('/card-reader-'),
    files: {
      runtime: named('.wasm'),
      cells: named('/cells-'),
      'hands-a': named('/hands-a-'),
      'hands-b': named('/hands-b-'),
    } satisfies ReaderFiles,
  }
}

type Hint = { course?: { holes: { holeNumber: number; par: number; strokeIndex: number | undefined }[] } }

/** Starts the phone's reader in a page, without a screen around it. */
export async function startReaderIn(page: Page) {
  await page.evaluate(async ({ worker, files }) => {
    const reader = new Worker(worker, { type: 'module' })
    const lastWord = (task: unknown) =>
      new Promise<unknown>((resolve, reject) => {
        reader.onerror = ({ message }) => reject(new Error(message))
        reader.onmessage = ({ data }: MessageEvent<Record<string, unknown>>) => {
          if ('failed' in data) reject(new Error(String(data.failed)))
          else if ('ready' in data || 'reply' in data) resolve(data.reply)
        }
        reader.postMessage(task)
      })
    await lastWord({ fetch: files })
    Object.assign(globalThis, {
      readCard: (base64: string, hint: unknown) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        return lastWord({ photo: new Blob([bytes], { type: 'image/jpeg' }), hint })
      },
    })
  }, readerFiles())
  return {
    read: (jpeg: Buffer, hint: Hint): Promise<unknown> =>
      page.evaluate(
        ([base64, known]) =>
          (globalThis as unknown as { readCard: (photo: string, hint: unknown) => unknown }).readCard(
            base64,
            known,
          ),
        [jpeg.toString('base64'), hint] as const,
      ),
  }
}
