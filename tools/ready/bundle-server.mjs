import { cp, readFile, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build, formatMessages } from 'esbuild'
import { inRoot } from './paths.mjs'
import { serverBundle } from './server-bundle.mjs'
import { Plain, printFaults } from './tell.mjs'

/**
 * A single character beyond Latin-1 doubles the memory for the whole program text. esbuild does not escape such characters in patterns and comments,
 * so this function escapes them.
 */
const writeNarrowly = async (path) => {
  const program = await readFile(path, 'utf8')
  await writeFile(
    path,
    program.replace(/[\u0100-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`),
  )
}

const outfile = inRoot('server/dist/main.mjs')

/** Copies the schema files for a new database next to the bundled server, in the same folders as in the sources. */
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
    const messages = await formatMessages(error.errors, { kind: 'error', color: false })
    throw new Plain(messages.join('').trim())
  }
})
