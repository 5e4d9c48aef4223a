import { draw, type Room } from './draw.ts'
import { isTest, type House } from './read-house.ts'
import { sliceOfDoor } from './slice-of.ts'

type Doors = readonly { what: string }[]
export type DrawnSlice = {
  name: string
  owns: string
  leansOn: readonly string[]
  listeners: readonly unknown[]
  person?: object
  opens?: Doors
}
export type DrawnPage = { name: string; shows: string; opens: Doors }

/** The slice that shows people to themselves with all that others add. */
const showsPeople = 'identity/accounts'

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

/** Slices and pages as rooms; those that hear facts stand out, and what is dotted is said in slices.ts beside the arrows. */
export const slicesPicture = (slices: readonly DrawnSlice[], pages: readonly DrawnPage[]): string =>
  draw('Slices of the server, and whose doors each opens', [...pages.map(pageRoom), ...slices.map(sliceRoom)], {
    gives: { to: showsPeople, from: slices.filter(({ person }) => person).map(({ name }) => name) },
    legend: [
      ['arrow', 'opens the door of'],
      ['dotted', 'adds to a person'],
      ['door', 'opens a door besides calls'],
      ['quiet', 'hears news'],
    ],
  })

const said = (doors: readonly { what: string }[] | undefined) => (doors ?? []).map(({ what }) => what)
const sliceRoom = ({ name, owns, leansOn, listeners, opens }: DrawnSlice): Room => ({
  name,
  leansOn: [...new Set(leansOn.map(sliceOfDoor))],
  note: owns,
  quiet: listeners.length > 0,
  opens: said(opens),
})
const pageRoom = ({ name, shows, opens }: DrawnPage): Room => ({ name, leansOn: [], note: shows, opens: said(opens) })
