/** Answers each question of the process that forked this one. An error ends this process, and so the benchmark. */
export function answerQuestions(answer: (question: unknown) => Promise<unknown>): void {
  process.on('message', (question) => {
    void answer(question).then((reply) => process.send?.(reply))
  })
}

/** Each client repeats its work, one call after the other, until the time is up. Returns the microseconds of every call. */
export async function timedLoop(clients: readonly (() => Promise<void>)[], ms: number): Promise<number[]> {
  const micros: number[] = []
  const until = performance.now() + ms
  await Promise.all(
    clients.map(async (work) => {
      for (let start = performance.now(); start < until; start = performance.now()) {
        await work()
        micros.push((performance.now() - start) * 1_000)
      }
    }),
  )
  return micros
}

/** One of the many addresses by which a machine reaches itself, so that not all clients of a benchmark share one. */
export function addressOf(client: number): string {
  return `127.1.${client >> 8}.${1 + ((client & 255) % 254)}`
}
