import { readCode } from './read-code.ts'
import { isTest, type House, type SourceFile } from './read-house.ts'
import { leaningsUnder, said, type Rule } from './rule.ts'
import { doorTo, fileOfDoor, sliceOf, sliceOfDoor } from './slice-of.ts'

const home = 'server/src/modules/'
const mostNames = 15
const mostFiles = 20

const isDoor = (path: string) => path.startsWith(home) && path.endsWith('/index.ts')
const isRoom = (door: string | undefined): door is string => door !== undefined && door !== sliceOfDoor(door)

/** The names that a door shows. Who shows all of another file shows more than can be counted. */
const namesOf = ({ text }: SourceFile): number => {
  const { code } = readCode(text)
  if (/^export\s+\*\s+from/m.test(code)) return Number.POSITIVE_INFINITY
  const lists = [...code.matchAll(/^export\s+(?:type\s+)?\{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').filter((each) => each.trim()),
  )
  const own = code.match(/^export\s+(?:async\s+)?(?:const|let|function|class|type|interface|\*\s+as)\s+\w+/gm) ?? []
  return lists.length + own.length
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** Files beside each other in the folders of slices. Tests stand beside what they test and make no folder harder to read. */
const filesByFolder = (house: House): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const path of house.keys())
    if (path.startsWith(home) && !isTest(path)) counts.set(folderOf(path), (counts.get(folderOf(path)) ?? 0) + 1)
  return counts
}

/** Which rooms of a slice open which others. */
const roomsOpened = (house: House): ReadonlyMap<string, ReadonlySet<string>> => {
  const opened = new Map<string, Set<string>>()
  for (const { path, from } of leaningsUnder(house, home, (each) => !isTest(each))) {
    const [own, other] = [doorTo(path), doorTo(from)]
    if (isRoom(own) && isRoom(other) && own !== other && sliceOf(path) === sliceOf(from))
      opened.set(own, (opened.get(own) ?? new Set()).add(other))
  }
  return opened
}

const leadsTo = (opened: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string, seen = new Set<string>()): boolean =>
  [...(opened.get(from) ?? [])].some((next) => next === to || (!seen.has(next) && leadsTo(opened, next, to, seen.add(next))))

export const roomRules: readonly Rule[] = [
  {
    name: 'a room has no rooms of its own',
    broken: (house) =>
      [...house.keys()]
        .filter((path) => sliceOf(path) !== undefined && doorTo(path) === undefined)
        .map((path) => `${path} stands too deep`),
  },
  {
    name: 'a door shows at most fifteen names',
    broken: (house) =>
      [...house.values()]
        .filter((file) => isDoor(file.path) && namesOf(file) > mostNames)
        .map((file) => `${file.path} shows ${namesOf(file)} names`),
  },
  {
    name: 'a folder of a slice holds at most twenty files, tests apart',
    broken: (house) =>
      [...filesByFolder(house)].filter(([, count]) => count > mostFiles).map(([folder, count]) => `${folder} holds ${count} files`),
  },
  {
    name: 'a room of a slice is entered by its door, and knows nothing of its slice but other rooms',
    broken: (house) =>
      said(
        leaningsUnder(house, home).filter(({ path, from }) => {
          const [own, other] = [doorTo(path), doorTo(from)]
          if (other === undefined || own === other || sliceOf(path) !== sliceOf(from)) return false
          if (isRoom(other)) return from !== fileOfDoor(other)
          // Tests come in by the front door, wherever they stand.
          return !(isTest(path) && from === fileOfDoor(other))
        }),
      ),
  },
  {
    name: 'rooms of a slice lean on each other one way',
    broken: (house) => {
      const opened = roomsOpened(house)
      const circling = [...opened.keys()].filter((room) => leadsTo(opened, room, room))
      return circling.slice(0, 1).map((room) => `${room} leads back to itself`)
    },
  },
]
