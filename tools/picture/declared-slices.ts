import type { Repository } from './repository.ts'

export type DeclaredSlice = { name: string; owns: string; leansOn: string[] }
export const slicesFile = 'server/src/slices.ts'

const entry = /\bname:\s*'([\w-]+)',\s*owns:\s*(?:'([^']*)'|"([^"]*)"),\s*leansOn:\s*\[([^\]]*)\]/g

/** The slices as `slices.ts` names them, in its order. */
export const declaredSlices = (repository: Repository): DeclaredSlice[] =>
  [...(repository.get(slicesFile) ?? '').matchAll(entry)].map(([, name = '', owns, alsoOwns, doors = '']) => ({
    name,
    owns: owns ?? alsoOwns ?? '',
    leansOn: [...doors.matchAll(/'([\w-]+)'/g)].map((match) => match[1] ?? ''),
  }))
