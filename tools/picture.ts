import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { areas, modules } from '../server/src/modules.ts'
import { printFigures } from './picture/figures.ts'
import { areaPicture, areasPicture, packagesPicture } from './picture/pictures.ts'
import { readSources } from './picture/read-house.ts'

/** Draws the structure of the code into docs/pictures. `--figures` prints its figures instead of drawing. */
const root = fileURLToPath(new URL('../', import.meta.url))
const sources = readSources(root)

const drawAll = async () => {
  const folder = `${root}docs/pictures`
  await rm(`${folder}/areas`, { recursive: true, force: true })
  await mkdir(`${folder}/areas`, { recursive: true })
  await writeFile(`${folder}/packages.svg`, packagesPicture(sources))
  await writeFile(`${folder}/areas.svg`, areasPicture(sources, modules))
  for (const area of Object.keys(areas)) await writeFile(`${folder}/areas/${area}.svg`, areaPicture(sources, modules, area))
  console.log(`docs/pictures: packages.svg, areas.svg and one picture for each of the ${Object.keys(areas).length} areas are drawn.`)
}

if (process.argv.includes('--figures')) printFigures(sources, modules)
else await drawAll()
