import { factRules } from './fact-rules.ts'
import { readCode } from './read-code.ts'
import { isTest, type House } from './read-house.ts'
import { leaningsUnder, said, type Rule } from './rule.ts'
import { doorTo, fileOfDoor, sliceOf, sliceOfDoor } from './slice-of.ts'
import { tableRules } from './table-rules.ts'

const home = 'server/src/modules/'

/** Which doors, of slices and of their rooms, each slice really opens; tests may knock at any. */
const openedDoors = (house: House): Map<string, Set<string>> => {
  const opened = new Map<string, Set<string>>()
  for (const { path, from } of leaningsUnder(house, home, (each) => !isTest(each))) {
    const [own, other] = [sliceOf(path), doorTo(from)]
    if (own && other && own !== sliceOfDoor(other)) opened.set(own, (opened.get(own) ?? new Set()).add(other))
  }
  return opened
}

const impure = /\bnew Date\(\)|\bDate\.now\b|\bMath\.random\b|\bperformance\.now\b|\bprocess\.|\bfetch\(|\bcrypto\./
const worldly = /^(node:|kysely|pg$|fastify|graphile-worker|server\/src\/kernel\/)/
const isPlan = (path: string) => /\/plan-[^/]+\.ts$/.test(path) && !isTest(path)

export const sliceRules: readonly Rule[] = [
  {
    name: 'the kernel knows no slice',
    broken: (house) =>
      said(
        leaningsUnder(house, 'server/src/kernel/', (path) => !isTest(path)).filter(
          ({ from }) => from.startsWith('server/') && !from.startsWith('server/src/kernel/'),
        ),
      ),
  },
  {
    name: 'a slice is entered by its door, or by the door of a room',
    broken: (house) =>
      said(
        leaningsUnder(house, '').filter(({ path, from }) => {
          const door = doorTo(from)
          return door !== undefined && sliceOf(path) !== sliceOf(from) && from !== fileOfDoor(door)
        }),
      ),
  },
  {
    name: 'a slice opens only the doors that slices.ts declares for it, and declares no other',
    broken: (house, slices) => {
      const opened = openedDoors(house)
      return slices.flatMap(({ name, leansOn }) => {
        const real = [...(opened.get(name) ?? [])]
        return [
          ...real.filter((other) => !leansOn.includes(other)).map((other) => `${name} opens ${other} without saying so`),
          ...leansOn.filter((other) => !real.includes(other)).map((other) => `${name} says it leans on ${other}, and does not`),
        ]
      })
    },
  },
  {
    name: 'a slice leans only on slices that stand above it',
    broken: (_house, slices) => {
      const order = slices.map((slice) => slice.name)
      return slices.flatMap(({ name, leansOn }, at) =>
        leansOn
          .filter((other) => !order.slice(0, at).includes(sliceOfDoor(other)))
          .map((other) => `${name} leans on ${other}, which does not stand above it`),
      )
    },
  },
  {
    name: 'every slice stands in slices.ts',
    broken: (house, slices) => {
      const folders = new Set([...house.keys()].map(sliceOf).filter((name) => name !== undefined))
      return [...folders]
        .filter((name) => !slices.some((slice) => slice.name === name))
        .map((name) => `${home}${name} is missing in slices.ts`)
    },
  },
  ...tableRules,
  ...factRules,
  {
    name: 'files that decide are pure',
    broken: (house) => [
      ...said(leaningsUnder(house, '', isPlan).filter(({ from }) => worldly.test(from))),
      ...[...house.values()]
        .filter(({ path, text }) => isPlan(path) && impure.test(readCode(text).code))
        .map(({ path }) => `${path} looks at the clock or at the world`),
    ],
  },
]
