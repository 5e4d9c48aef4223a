import { runAlone } from './kit/run-alone.ts'
import type { Plant } from './kit/plants.ts'
import { torture } from './kit/torture.ts'

/** Runs kill -9 on PostgreSQL during writes. The server keeps running and must reconnect. */
export const killPostgres = (plant: Plant | null, publish?: (line: string) => void, kills = 20) =>
  torture({
    kills,
    plant,
    scopes: ['PostgreSQL and its children', 'the postmaster alone', 'one connection'],
    ...(publish ? { publish } : {}),
  })

await runAlone(import.meta.url, 'PostgreSQL killed', killPostgres)
