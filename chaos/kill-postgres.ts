import { runAlone } from './kit/run-alone.ts'
import type { Plant } from './kit/plants.ts'
import { torture } from './kit/torture.ts'

/** kill -9 of PostgreSQL in the middle of writes, while the server lives on and has to find it again. */
export const killPostgres = (plant: Plant | null, publish?: (line: string) => void, kills = 20) =>
  torture({
    kills,
    plant,
    ways: ['PostgreSQL and its children', 'the postmaster alone', 'one connection'],
    ...(publish ? { publish } : {}),
  })

await runAlone(import.meta.url, 'PostgreSQL killed', killPostgres)
