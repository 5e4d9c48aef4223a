import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { pages } from '../server/src/pages.ts'
import { slices } from '../server/src/slices.ts'
import { packagesPicture, slicesPicture } from './picture/pictures.ts'
import { readHouse } from './picture/read-house.ts'

/** Draws the house from its code into docs/pictures. */
const root = fileURLToPath(new URL('../', import.meta.url))

const drawAll = async () => {
  await mkdir(`${root}docs/pictures`, { recursive: true })
  await writeFile(`${root}docs/pictures/packages.svg`, packagesPicture(readHouse(root)))
  await writeFile(`${root}docs/pictures/slices.svg`, slicesPicture(slices, pages))
  console.log('docs/pictures/packages.svg and docs/pictures/slices.svg are drawn.')
}

await drawAll()
