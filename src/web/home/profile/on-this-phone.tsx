import { useEffect, useState } from 'react'
import { keptHereText as text } from '#web/messages/en/offline/kept-here.ts'
import { openWaitingList } from '#web/offline/kept/open-waiting-list.ts'
import { askToKeepStorage, readStorageRoom, type StorageRoom } from '#web/offline/kept/storage-room.ts'
import { useLeftBehind } from '#web/offline/use-left-behind.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { bytesText } from './bytes-text.ts'

/** What waits on this phone, whether the browser keeps it, and how much room is left. */
export default function OnThisPhone() {
  const leftBehind = useLeftBehind()
  const { room, ask } = useStorageRoom()
  return (
    <Section title={text.storage} id="on-this-phone">
      <div className="grid justify-items-start gap-2">
        <p>{leftBehind === undefined ? text.nothing : text.waitsHere(leftBehind)}</p>
        {room && (
          <>
            <p>{keepingText(room)}</p>
            {room.usedBytes !== undefined && room.freeBytes !== undefined && (
              <p className="text-note text-soft">
                {text.room({ used: bytesText(room.usedBytes), free: bytesText(room.freeBytes) })}
              </p>
            )}
          </>
        )}
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" onClick={openWaitingList}>
            {text.seeWaiting}
          </Button>
          {room?.isPersisted === false && (
            <Button look="quiet" onClick={ask}>
              {text.askToKeep}
            </Button>
          )}
        </div>
      </div>
    </Section>
  )
}

function useStorageRoom(): { room: StorageRoom | undefined; ask: () => void } {
  const [room, setRoom] = useState<StorageRoom>()
  useEffect(() => {
    let isGone = false
    void readStorageRoom().then((read) => {
      if (!isGone) setRoom(read)
    })
    return () => {
      isGone = true
    }
  }, [])
  return {
    room,
    ask: () => {
      void askToKeepStorage().then(readStorageRoom).then(setRoom)
    },
  }
}

function keepingText({ isPersisted }: StorageRoom): string {
  if (isPersisted === undefined) return text.unknownKeeping
  return isPersisted ? text.persisted : text.notPersisted
}
