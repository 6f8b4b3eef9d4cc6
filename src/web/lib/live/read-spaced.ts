export type SpacedRead = { ask: () => void; stop: () => void }

/**
 * Reads at once when asked, and again only after `ms` and after the reading before has ended; however often it is asked
 * meanwhile, that is one more reading. So a reader costs one request in `ms`, and a slow network still shows something.
 */
export function readSpaced(read: () => Promise<unknown>, ms: number): SpacedRead {
  let isReading = false
  let isAskedAgain = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const start = async () => {
    isReading = true
    const pause = new Promise((resolve) => {
      timer = setTimeout(resolve, ms)
    })
    await Promise.allSettled([read(), pause])
    isReading = false
    if (isAskedAgain) ask()
  }
  const ask = () => {
    isAskedAgain = isReading
    if (!isReading) void start()
  }
  return {
    ask,
    // The pause never ends then, so nothing is read any more.
    stop: () => {
      clearTimeout(timer)
    },
  }
}
