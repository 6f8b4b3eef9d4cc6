export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Prints a line at most once a second; nothing is printed for work that is done within a second. */
export function everySecond(): (line: string) => void {
  let last = Date.now()
  return (line) => {
    if (Date.now() - last < 1_000) return
    last = Date.now()
    say(line)
  }
}

/** A signal that aborts at Ctrl-C or SIGTERM, until it is released. */
export function untilToldToStop(): { signal: AbortSignal; release: () => void } {
  const control = new AbortController()
  const stop = () => control.abort()
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const name of signals) process.on(name, stop)
  return {
    signal: control.signal,
    release: () => {
      for (const name of signals) process.off(name, stop)
    },
  }
}
