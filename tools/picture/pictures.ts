import { draw, type Room } from './draw.ts'
import { isTest, type House } from './read-house.ts'
import { sliceOfDoor } from './slice-of.ts'

export type DrawnSlice = { name: string; owns: string; leansOn: readonly string[]; listeners: readonly unknown[] }

const roomOf = (path: string): string | undefined => {
  const [first, second] = path.split('/')
  if (first === 'packages' || first === 'apps') return second
  return first === 'server' && second === 'src' ? 'server' : undefined
}

const notes: Readonly<Record<string, string>> = {
  values: 'money, outcomes, ids, time, languages',
  contract: 'every call, code and fact',
  client: 'carries the contract',
  web: 'what every app needs in a browser',
  design: 'tokens, controls, things to show',
  cast: 'the demo mall',
  server: 'kernel and slices',
  storefront: 'phone and desktop',
}

/** Packages as rooms, from what their files really import. */
export const packagesPicture = (house: House): string => {
  const leans = new Map<string, Set<string>>()
  for (const file of house.values()) {
    const room = roomOf(file.path)
    if (!room || isTest(file.path)) continue
    const below = leans.get(room) ?? new Set()
    for (const { from } of file.imports) {
      const other = /^@plaza\/([\w-]+)/.exec(from)?.[1]
      if (other && other !== room) below.add(other)
    }
    leans.set(room, below)
  }
  const rooms = [...leans].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return draw(
    'Packages, and which leans on which',
    rooms.map(([name, below]): Room => ({ name, leansOn: [...below].toSorted(), note: notes[name] ?? '' })),
  )
}

/** Slices as rooms; those that only hear facts stand out. */
export const slicesPicture = (slices: readonly DrawnSlice[]): string =>
  draw(
    'Slices of the server, and whose doors each opens',
    slices.map(({ name, owns, leansOn, listeners }): Room => ({
      name,
      leansOn: [...new Set(leansOn.map(sliceOfDoor))],
      note: owns,
      quiet: listeners.length > 0,
    })),
  )
