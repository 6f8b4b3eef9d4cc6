import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getCompetition } from '#contract/competition/competitions.ts'
import {
  readPlayerMessages,
  sendPlayerMessage,
  takeMessageDown,
} from '#contract/competition/player-messages.ts'
import type { MessageTerm } from '#contract/competition/player-message.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { playerMessagesText as text } from '#web/messages/en/competition/player-messages.ts'
import { showToast } from '#web/ui/toast.tsx'

export type WrittenMessage = { id: `msg_${string}`; text: string; term: MessageTerm }

/** Sends a message, once however often it is pressed, and takes it down. */
export function useMessage(competitionId: string) {
  const client = useQueryClient()
  const [sentId, setSentId] = useState<string>()
  const messages = query(readPlayerMessages, { params: { competitionId } })
  const changes = [query(getCompetition, { params: { competitionId } })]
  const sending = useAction({
    changes,
    run: (body: WrittenMessage) => send(sendPlayerMessage, { params: { competitionId }, body }),
    onDone: (reply, { id }) => {
      client.setQueryData(messages.queryKey, reply)
      setSentId(id)
    },
  })
  const takingDown = useAction({
    changes,
    run: (messageId: string) => send(takeMessageDown, { params: { competitionId, messageId } }),
    onDone: (reply) => {
      client.setQueryData(messages.queryKey, reply)
      setSentId(undefined)
      showToast({ tone: 'success', title: text.takenDown })
    },
    onFail: (fault) => {
      showToast({
        tone: 'error',
        title: text.notTakenDown,
        description: failureText(fault, text.tryAgain),
      })
    },
  })
  return {
    isSending: sending.isPending,
    fault: sending.error ? failureText(sending.error, text.tryAgain) : undefined,
    /** Of the message that was sent from here just now. */
    sentId,
    send: (message: WrittenMessage, onDone: () => void) => {
      if (!sending.isPending) sending.mutate(message, { onSuccess: onDone })
    },
    /** Before another is written. */
    reset: () => {
      sending.reset()
    },
    isTakingDown: takingDown.isPending,
    takeDown: (messageId: string) => {
      if (!takingDown.isPending) takingDown.mutate(messageId)
    },
  }
}
export type Messaging = ReturnType<typeof useMessage>
