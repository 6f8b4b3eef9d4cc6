/** Answers each question of the process that forked this one; a fault ends this process and so the benchmark. */
export function answerQuestions(answer: (question: unknown) => Promise<unknown>): void {
  process.on('message', (question) => {
    void answer(question).then((reply) => process.send?.(reply))
  })
}

/** Each client does its work again and again, one at a time, until the time is up. Gives the micros of every turn. */
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
