import { runAlone } from './kit/run-alone.ts'
import type { Plant } from './kit/plants.ts'
import { torture } from './kit/torture.ts'

/** Runs kill -9 on the server during writes, sometimes also on PostgreSQL, and restarts the server. */
export const killServer = (plant: Plant | null, publish?: (line: string) => void, kills = 20) =>
  torture({ kills, plant, scopes: ['the server and its PostgreSQL', 'the server alone'], ...(publish ? { publish } : {}) })

await runAlone(import.meta.url, 'the server killed', killServer)
