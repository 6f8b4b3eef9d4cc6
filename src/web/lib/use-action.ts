import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readAgain, type Changed } from './query.ts'

type Action<Variables, Reply> = {
  run: (variables: Variables) => Promise<Reply>
  /** Which loaded data it changes, and so has to be read again: `[query(listCompetitions)]`. */
  changes: readonly Changed[]
  onDone?: (reply: Reply, variables: Variables) => void
  onFail?: (fault: Error, variables: Variables) => void
  /** Writes of one name go one after the other, each when the one before has been answered. */
  oneByOne?: string
}

/** A write, after which what it changed is read again (T52). */
export function useAction<Variables, Reply>({
  run,
  changes,
  onDone,
  onFail,
  oneByOne,
}: Action<Variables, Reply>) {
  const client = useQueryClient()
  return useMutation<Reply, Error, Variables>({
    mutationFn: run,
    ...(oneByOne === undefined ? {} : { scope: { id: oneByOne } }),
    onSuccess: (reply, variables) => {
      readAgain(client, changes)
      onDone?.(reply, variables)
    },
    onError: (fault, variables) => {
      onFail?.(fault, variables)
    },
  })
}
