import { median, runAlone, type Figure } from './kit/figures.ts'
import { spawnMall, temporaryFolder } from './kit/mall-process.ts'
import { commandOf, familyOf } from './kit/processes.ts'

const times = 3

/** Starts the mall, waits for the first answer, and stops the mall. The signal goes directly to the server, as with Ctrl-C. */
const startOnce = async (dataDir: string, command?: readonly string[]): Promise<number> => {
  const mall = await spawnMall({ dataDir, env: { DEMO_MONTHS: '4' }, ...(command ? { command } : {}) })
  const tookMs = await mall.answering(300_000)
  const server = familyOf(mall.pid).find((pid) => /^\S*node (tools\/start\.mjs|\S*server\/dist\/main\.mjs)/.test(commandOf(pid)))
  process.kill(server ?? mall.pid, 'SIGTERM')
  await mall.exited
  return tookMs
}

const medianStart = async (dataDir: string, command?: readonly string[]): Promise<number> => {
  const took: number[] = []
  for (let time = 0; time < times; time += 1) took.push(await startOnce(dataDir, command))
  return median(took) / 1000
}

/** Measures the time from the command to the first answer, on a mall that is already filled. */
export const start = async (): Promise<Figure[]> => {
  const folder = await temporaryFolder('bench')
  try {
    const first = (await startOnce(folder.path)) / 1000
    const second = await medianStart(folder.path)
    await startOnce(folder.path, ['npm', 'start']) // This start builds outdated files, so that the measured starts do not.
    const whole = await medianStart(folder.path, ['npm', 'start'])
    return [
      {
        what: 'second start of the server to its first answer',
        measured: second,
        unit: 's',
        aim: 3,
        better: 'less',
        note: `the first start, which fills the demo mall: ${first.toFixed(1)} s`,
      },
      { what: 'second npm start to the first answer, all in all', measured: whole, unit: 's', aim: 5, better: 'less' },
    ]
  } finally {
    await folder.remove()
  }
}

await runAlone(import.meta.url, start)
