import { listen } from './listen.ts'

const NEWS = 'scoreclub:notice'

/** Says that the reader has been told something, as a stream that is open for something else has heard. */
export function tellNoticeNews(): void {
  dispatchEvent(new Event(NEWS))
}

/** Listens until the returned function is called. */
export function onNoticeNews(listener: () => void): () => void {
  return listen(window, NEWS, listener)
}
