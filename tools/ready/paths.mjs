import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const inRoot = (...parts) => join(root, ...parts)
export const inCache = (...parts) => inRoot('.cache', ...parts)
/** Path of a package's command script. Node runs it directly, without a shell or a PATH. */
export const script = (path) => inRoot('node_modules', path)
