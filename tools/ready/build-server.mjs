import { inRoot } from './paths.mjs'
import { must, runNode } from './run.mjs'

/** Builds in a separate process. esbuild and its service of 70 MB end with this process, so the mall that starts next runs without them. */
export const buildServer = () => must('Building the server', runNode([inRoot('tools/ready/bundle-server.mjs')]))
