import { readdirSync, watch } from 'node:fs'
import { dirname, join } from 'node:path'
import { inRoot } from '../ready/paths.mjs'

/** Wait after a change, because editors write a file in several steps. */
const settledMs = 30
const migrations = inRoot('server/db/migrations')

/** Watches the sources of the built server and the migrations. Calls `hear` with the changed files, once for each burst of changes. */
export function followSources(hear) {
  const watchers = new Map()
  let inputs = new Set()
  let isBuilt = false
  let changed = new Set()
  let timer

  const isOurs = (folder, name) =>
    // After a failed build, a change of any file may be the fix.
    !isBuilt || folder.startsWith(migrations) || inputs.has(join(folder, name ?? ''))
  const note = (folder, name) => {
    if (!isOurs(folder, name)) return
    changed.add(join(folder, name ?? ''))
    clearTimeout(timer)
    timer = setTimeout(() => {
      const batch = changed
      changed = new Set()
      hear(batch)
    }, settledMs)
  }
  const follow = (folder) => {
    if (watchers.has(folder)) return
    const forget = () => watchers.delete(folder)
    watchers.set(folder, watch(folder, (_, name) => note(folder, name)).on('error', forget))
  }
  return {
    /** Sets the source files to watch. Null after a failed build. */
    are(sources) {
      isBuilt = sources !== null
      if (sources) inputs = new Set(sources)
      for (const folder of new Set([...inputs].map((path) => dirname(path)))) follow(folder)
      for (const name of ['', ...readdirSync(migrations)]) follow(join(migrations, name))
    },
    stop() {
      clearTimeout(timer)
      for (const watcher of watchers.values()) watcher.close()
    },
  }
}
