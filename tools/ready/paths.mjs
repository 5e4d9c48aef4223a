import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const inRoot = (...parts) => join(root, ...parts)
export const inCache = (...parts) => inRoot('.cache', ...parts)
/** The script that a package offers as a command; run by Node itself it needs no shell and no PATH. */
export const script = (path) => inRoot('node_modules', path)
