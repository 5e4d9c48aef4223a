import { relative } from 'node:path'
import { formatMessages } from 'esbuild'
import { root } from '../ready/paths.mjs'
import { secondsSince } from '../ready/tell.mjs'
import { followSources } from './follow-sources.mjs'
import { openModules } from './modules.mjs'
import { serverProcesses } from './processes.mjs'

/**
 * The mall's server, replaced at each change of its sources. The new server starts next to the old server and replaces it when it answers. The old
 * server continues if a source cannot be read or the new server does not start.
 */
export async function openServer({ folder, env }) {
  const modules = await openModules(folder)
  const processes = serverProcesses({ preload: modules.preload, env })
  const state = { current: null, trouble: null, changed: new Set(), isAsked: true, isStopped: false }

  async function takeOver(changed) {
    try {
      await modules.update(changed)
      sources.are(modules.sources())
      return true
    } catch (error) {
      if (!error.errors) throw error
      sources.are(null)
      console.error((await formatMessages(error.errors, { kind: 'error', color: process.stdout.isTTY })).join(''))
      return false
    }
  }

  async function replace(changed) {
    const begun = performance.now()
    if (!(await takeOver(changed))) return giveUp('The server could not be built.')
    // The first server may be filling a mall, so its start is not interrupted.
    const next = await processes.start(modules.entry(), () => !state.isStopped && !(state.current && state.isAsked))
    if (!next && state.isAsked) return
    if (!next) return giveUp('The server did not start.')
    const before = state.current
    Object.assign(state, { current: next, trouble: null })
    next.server.on('exit', () => noteEnd(next))
    if (before) console.log(`  The server was replaced (${secondsSince(begun)})`)
    before?.server.kill('SIGTERM')
    await modules.sweep()
  }

  function noteEnd(ended) {
    if (state.current !== ended) return
    Object.assign(state, { current: null, trouble: 'The server has stopped. The next change will restart it.' })
    if (!state.isStopped) console.error(`\n  ${state.trouble}\n`)
  }

  function giveUp(why) {
    state.trouble = why
    if (!state.isStopped) console.error(`\n  ${why}${state.current ? ' The previous one keeps running.' : ''}\n`)
  }

  const work = async () => {
    while (state.isAsked && !state.isStopped) {
      const { changed } = state
      Object.assign(state, { changed: new Set(), isAsked: false })
      await replace(changed).catch((error) => {
        console.error(error)
        giveUp('The server could not be replaced.')
      })
    }
  }
  const sources = followSources((paths) => {
    for (const path of paths) state.changed.add(relative(root, path))
    state.isAsked = true
    working = working.then(work)
  })
  let working = work()

  return {
    /** The server's port. A request during the first start waits for this port. */
    async port() {
      if (!state.current && !state.trouble) await working
      if (!state.current) throw new Error(state.trouble ?? 'The server is not running.')
      return state.current.port
    },
    async stop() {
      state.isStopped = true
      sources.stop()
      await modules.stop()
      await processes.stop()
    },
  }
}
