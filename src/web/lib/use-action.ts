import { useMutation, useQueryClient } from '@tanstack/react-query'

type Action<Variables, Reply> = {
  run: (variables: Variables) => Promise<Reply>
  /** Which loaded data it changes, by the first segments of their address: [['api', 'competitions']]. */
  changes: readonly (readonly string[])[]
  onDone?: (reply: Reply, variables: Variables) => void
  onFail?: (fault: Error, variables: Variables) => void
}

/** A write, after which what it changed is asked for again (T52). */
export function useAction<Variables, Reply>({ run, changes, onDone, onFail }: Action<Variables, Reply>) {
  const client = useQueryClient()
  return useMutation<Reply, Error, Variables>({
    mutationFn: run,
    onSuccess: (reply, variables) => {
      for (const queryKey of changes) void client.invalidateQueries({ queryKey })
      onDone?.(reply, variables)
    },
    onError: (fault, variables) => {
      onFail?.(fault, variables)
    },
  })
}
