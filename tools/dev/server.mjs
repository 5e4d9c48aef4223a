import { writeFile } from 'node:fs/promises'
import { context, formatMessages } from 'esbuild'
import { serverBundle } from '../ready/build-server.mjs'
import { inRoot } from '../ready/paths.mjs'
import { secondsSince } from '../ready/tell.mjs'
import { followSources } from './follow-sources.mjs'
import { serverProcesses } from './processes.mjs'

/**
 * The mall's server, replaced at each change of its sources: the new one starts beside the old one and takes over when it answers. The old one goes on
 * where the new one cannot be built or does not start.
 */
export async function openServer({ outfile, env }) {
  const packages = outfile.replace(/\.mjs$/, '-packages.mjs')
  const building = await context({ ...serverBundle(outfile), metafile: true })
  const processes = serverProcesses({ outfile, packages, env })
  const state = { current: null, trouble: null, wanted: 1, done: 0, isStopped: false }

  async function build() {
    try {
      const { metafile } = await building.rebuild()
      sources.are(Object.keys(metafile.inputs).map((path) => inRoot(path)))
      await writeFile(packages, importsOf(metafile))
      return true
    } catch (error) {
      if (!error.errors) throw error
      sources.are(null)
      console.error((await formatMessages(error.errors, { kind: 'error', color: process.stdout.isTTY })).join(''))
      return false
    }
  }

  async function replace() {
    const begun = performance.now()
    if (!(await build())) return giveUp('The server could not be built.')
    const built = secondsSince(begun)
    const next = await processes.start()
    if (!next) return giveUp('The server did not start.')
    const before = state.current
    Object.assign(state, { current: next, trouble: null })
    next.server.on('exit', () => noteEnd(next))
    if (before) console.log(`  The server was replaced (${secondsSince(begun)}, built in ${built})`)
    before?.server.kill('SIGTERM')
  }

  function noteEnd(ended) {
    if (state.current !== ended) return
    Object.assign(state, { current: null, trouble: 'The server has ended. The next change starts it again.' })
    if (!state.isStopped) console.error(`\n  ${state.trouble}\n`)
  }

  function giveUp(why) {
    state.trouble = why
    if (!state.isStopped) console.error(`\n  ${why}${state.current ? ' The one from before goes on.' : ''}\n`)
  }

  const work = async () => {
    while (state.done !== state.wanted && !state.isStopped) {
      state.done = state.wanted
      await replace().catch((error) => {
        console.error(error)
        giveUp('The server could not be replaced.')
      })
    }
  }
  const sources = followSources(() => {
    state.wanted += 1
    working = working.then(work)
  })
  let working = work()

  return {
    /** Where the server listens; whoever asks during the first start waits for it. */
    async port() {
      if (!state.current && !state.trouble) await working
      if (!state.current) throw new Error(state.trouble ?? 'The server does not run.')
      return state.current.port
    },
    async stop() {
      state.isStopped = true
      sources.stop()
      await building.dispose()
      await processes.stop()
    },
  }
}

/** A module that reads the packages which the server begins with, and nothing of the server. */
const importsOf = ({ outputs }) => {
  const names = Object.values(outputs).flatMap(({ imports }) =>
    imports.filter(({ kind, external }) => external && kind === 'import-statement').map(({ path }) => path),
  )
  return [...new Set(names)].map((name) => `import ${JSON.stringify(name)}\n`).join('')
}
