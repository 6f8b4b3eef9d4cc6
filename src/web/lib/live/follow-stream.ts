import { tellNoticeNews } from '../notice-news.ts'
import { openStream, type StreamListener } from './open-stream.ts'
import { canShareStreams, ShareOfStream, type SharedStream } from './share-of-stream.ts'

/**
 * Listens to a stream until the returned function is called, with the other tabs that show the same. That the reader was
 * told something comes on any stream.
 */
export function followStream(stream: SharedStream, shown: StreamListener): () => void {
  const listener: StreamListener = {
    ...shown,
    onEvent: (name, data) => {
      if (name === 'notice') tellNoticeNews()
      else shown.onEvent(name, data)
    },
  }
  const begin = () => {
    if (!canShareStreams()) return openStream(stream, listener)
    const share = new ShareOfStream(stream, listener)
    return () => {
      share.stop()
    }
  }
  let stop = begin()
  // A browser keeps no page with an open line to come back to; the page opens it again when it is shown again.
  const onHide = () => {
    stop()
    listener.onDown()
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) stop = begin()
  }
  addEventListener('pagehide', onHide)
  addEventListener('pageshow', onShow)
  return () => {
    stop()
    removeEventListener('pagehide', onHide)
    removeEventListener('pageshow', onShow)
  }
}
