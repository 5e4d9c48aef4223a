import { pathToFileURL } from 'node:url'
import type { Findings } from './model.ts'
import { plantOf, plants, type Plant } from './plants.ts'
import { sayFindings } from './torture.ts'

/** Runs a test whose file was started directly. `--plant NAME` runs it on a program with that fault, and `--kills N` sets the number of kills. */
export const runAlone = async (
  moduleUrl: string,
  name: string,
  run: (plant: Plant | null, publish: (line: string) => void, kills?: number) => Promise<Findings>,
): Promise<void> => {
  if (pathToFileURL(process.argv[1] ?? '').href !== moduleUrl) return
  const plant = plantOf(process.argv)
  if (plant) console.log(`planted: ${plants[plant]}`)
  const at = process.argv.indexOf('--kills')
  const kills = at < 0 ? undefined : Number(process.argv[at + 1])
  const findings = await run(plant, (line) => console.log(`  ${line}`), kills)
  for (const line of sayFindings(name, findings)) console.log(line)
  process.exit(findings.faults.length === 0 ? 0 : 1)
}
