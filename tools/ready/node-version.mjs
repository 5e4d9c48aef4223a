// Imported first and alone, so that an outdated Node version prints one line instead of a stack trace.
import { nodeSuits, nodesNeeded } from './node-versions.mjs'

if (!nodeSuits(process.versions.node)) {
  console.error(`Plaza needs Node ${nodesNeeded}; this is Node ${process.versions.node}.`)
  process.exit(1)
}
