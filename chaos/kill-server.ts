import { runAlone } from './kit/run-alone.ts'
import type { Plant } from './kit/plants.ts'
import { torture } from './kit/torture.ts'

/** kill -9 of the server in the middle of writes, now alone, now with its PostgreSQL; then it is started again. */
export const killServer = (plant: Plant | null, publish?: (line: string) => void, kills = 20) =>
  torture({ kills, plant, ways: ['the server and its PostgreSQL', 'the server alone'], ...(publish ? { publish } : {}) })

await runAlone(import.meta.url, 'the server killed', killServer)
