/**
 * A signal that aborts when `signal` does, or after `ms` with a TimeoutError. `AbortSignal.any` does the same from Safari
 * 17.4, Chrome 116 and Firefox 124 on, which is too new for phones and televisions in use.
 */
export function withTimeout(signal: AbortSignal, ms: number): AbortSignal {
  const ended = new AbortController()
  for (const source of [signal, AbortSignal.timeout(ms)])
    if (source.aborted) ended.abort(source.reason)
    else
      source.addEventListener(
        'abort',
        () => {
          ended.abort(source.reason)
        },
        { once: true, signal: ended.signal },
      )
  return ended.signal
}
