import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Finds a bundled file or folder next to the program: in the sources, the bundle or a container. */
export const findBeside = (from: string, ...candidates: readonly string[]): string | null => {
  for (const candidate of candidates) {
    const path = fileURLToPath(new URL(candidate, from))
    if (existsSync(path)) return path
  }
  return null
}
