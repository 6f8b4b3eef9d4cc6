export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Says a line at most once a second, and nothing at all about what is over within one. */
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
