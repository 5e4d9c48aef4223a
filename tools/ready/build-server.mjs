import { inRoot } from './paths.mjs'
import { must, runNode } from './run.mjs'

/** In a process of its own: esbuild and its service of 70 MB end with the build, and the mall that follows runs without them. */
export const buildServer = () => must('Building the server', runNode([inRoot('tools/ready/bundle-server.mjs')]))
