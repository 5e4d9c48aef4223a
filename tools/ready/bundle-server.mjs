import { cp, readFile, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build, formatMessages } from 'esbuild'
import { inRoot } from './paths.mjs'
import { serverBundle } from './server-bundle.mjs'
import { Plain, printFaults } from './tell.mjs'

/** One letter beyond Latin and the whole program lies in memory twice as wide; esbuild leaves them in patterns and comments. */
const writeNarrowly = async (path) => {
  const program = await readFile(path, 'utf8')
  await writeFile(
    path,
    program.replace(/[\u0100-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`),
  )
}

const outfile = inRoot('server/dist/main.mjs')

/** The tables of a new database lie beside the program, in the folders that they have among the sources. */
const copySchemas = async () => {
  const sources = inRoot('server/src')
  const paths = (await readdir(sources, { recursive: true })).filter((path) => path.endsWith('schema.sql'))
  await Promise.all(paths.map((path) => cp(join(sources, path), join(dirname(outfile), path))))
}

await printFaults(async () => {
  try {
    await build(serverBundle(outfile))
    await writeNarrowly(outfile)
    await copySchemas()
  } catch (error) {
    if (!error.errors) throw error
    const told = await formatMessages(error.errors, { kind: 'error', color: false })
    throw new Plain(told.join('').trim())
  }
})
