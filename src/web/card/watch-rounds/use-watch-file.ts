import { useState } from 'react'
import { watchRoundsText as text } from '#web/messages/en/card/watch-rounds.online.ts'
import { readWatchFiles, readWatchText, type WatchReading } from './read-watch-files.ts'

type Read = Awaited<ReturnType<typeof readWatchFiles>>

/** Files of Garmin as they are chosen, or a text as it is pasted, and the rounds in them. Nothing of it is sent anywhere. */
export function useWatchFile() {
  const [reading, setReading] = useState<WatchReading>()
  const [fault, setFault] = useState<string>()
  const [isReading, setIsReading] = useState(false)
  const take = (read: Read) => {
    setReading(read.ok ? read.value : undefined)
    setFault(read.ok ? undefined : text.refusals[read.reason])
    setIsReading(false)
  }
  return {
    reading,
    fault,
    isReading,
    takeText: (typed: string) => {
      take(readWatchText(typed))
    },
    takeFiles: (files: readonly File[]) => {
      setIsReading(true)
      readWatchFiles(files).then(take, () => {
        setReading(undefined)
        setFault(text.refusals.unreadable)
        setIsReading(false)
      })
    },
  }
}

export type WatchFile = ReturnType<typeof useWatchFile>
