import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Crew, Task, Report } from './task.ts'

const most = 4

type Hand = { process: ChildProcess; ended: Promise<never> }

const hire = (): Hand => {
  const process = fork(fileURLToPath(new URL('./hand.ts', import.meta.url)), { execArgv: ['--import', 'tsx'], serialization: 'advanced' })
  const ended = once(process, 'exit').then(() => Promise.reject(new Error('a process of the seed ended before its work was done')))
  ended.catch(() => {}) // A worker's exit after the end of its work is expected, so the rejection is ignored.
  return { process, ended }
}

const give = async ({ process, ended }: Hand, task: Task): Promise<Report> => {
  process.send(task)
  const [report] = (await Promise.race([once(process, 'message'), ended])) as [Report]
  return report
}

/** Starts worker processes according to the number of cores. While they generate data and split texts into words, PostgreSQL works in parallel. */
export const gather = async (url: string, now: Date): Promise<Crew> => {
  const concurrency = Array.from({ length: Math.min(availableParallelism(), most) }, hire)
  await Promise.all(concurrency.map((hand) => give(hand, { do: 'begin', url, now: now.getTime() })))
  return {
    share: async (tasks, onProgress) => {
      const left = tasks.values()
      let done = 0
      await Promise.all(
        concurrency.map(async (hand) => {
          for (const task of left) {
            await give(hand, task)
            onProgress((done += 1))
          }
        }),
      )
    },
    words: async () => (await Promise.all(concurrency.map((hand) => give(hand, { do: 'words' })))).flatMap((report) => report.words ?? []),
    leave: () => concurrency.forEach((hand) => hand.process.disconnect()),
  }
}
