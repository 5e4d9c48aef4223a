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
  ended.catch(() => {}) // after the work it is meant to end
  return { process, ended }
}

const give = async ({ process, ended }: Hand, task: Task): Promise<Report> => {
  process.send(task)
  const [report] = (await Promise.race([once(process, 'message'), ended])) as [Report]
  return report
}

/** As many processes as there are cores: PostgreSQL works beside them, while they invent and cut words. */
export const gather = async (url: string, now: Date): Promise<Crew> => {
  const concurrency = Array.from({ length: Math.min(availableParallelism(), most) }, hire)
  await Promise.all(concurrency.map((hand) => give(hand, { do: 'begin', url, now: now.getTime() })))
  return {
    share: async (tasks, told) => {
      const left = tasks.values()
      let done = 0
      await Promise.all(
        concurrency.map(async (hand) => {
          for (const task of left) {
            await give(hand, task)
            told((done += 1))
          }
        }),
      )
    },
    words: async () => (await Promise.all(concurrency.map((hand) => give(hand, { do: 'words' })))).flatMap((report) => report.words ?? []),
    leave: () => concurrency.forEach((hand) => hand.process.disconnect()),
  }
}
