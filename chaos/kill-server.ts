import { runAlone } from './kit/run-alone.ts'
import type { Plant } from './kit/plants.ts'
import { torture } from './kit/torture.ts'

/** kill -9 of the server in the middle of writes, now alone, now with its PostgreSQL; then it is started again. */
export const killServer = (plant: Plant | null, tell?: (line: string) => void, kills = 20) =>
  torture({ kills, plant, ways: ['the server and its PostgreSQL', 'the server alone'], ...(tell ? { tell } : {}) })

await runAlone(import.meta.url, 'the server killed', killServer)
