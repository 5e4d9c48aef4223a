import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Finds a folder that lies beside the program, wherever it was put: among the sources, in the bundle, in a container. */
export const findBeside = (from: string, ...candidates: readonly string[]): string | null => {
  for (const candidate of candidates) {
    const path = fileURLToPath(new URL(candidate, from))
    if (existsSync(path)) return path
  }
  return null
}
