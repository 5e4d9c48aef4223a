import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { limits as limitsOfModules, technicalFiles as filesOfModules, technicalNames } from './limits-in-code.ts'
import { platformLimits, technicalPlatform } from './limits-in-platform.ts'
import { type StatedNumber, statedNumbers } from './stated-numbers.ts'

const root = new URL('../../../', import.meta.url).pathname
const found = statedNumbers(root)
const limits = { ...limitsOfModules, ...platformLimits }
const technicalFiles = { ...filesOfModules, ...technicalPlatform }

const keyOf = ({ file, name }: StatedNumber) => `${file} ${name}`
const isTechnical = (each: StatedNumber) =>
  Object.hasOwn(technicalNames, each.name) || Object.keys(technicalFiles).some((start) => keyOf(each).startsWith(start))

test('every number of the sources is a limit in the table, or technical for a reason', () => {
  const open = found.filter((each) => !isTechnical(each) && !Object.hasOwn(limits, keyOf(each)))
  expect(open.map((each) => `${keyOf(each)} = ${each.value}`)).toEqual([])
})

test('the table states the limits as the sources do', () => {
  const now = Object.fromEntries(found.map((each) => [keyOf(each), each.value]))
  expect(Object.fromEntries(Object.keys(limits).map((key) => [key, now[key]]))).toEqual(
    Object.fromEntries(Object.entries(limits).map(([key, [value]]) => [key, value])),
  )
})

test('a limit names the test that tries it, and that test is there', () => {
  const missing = Object.entries(limits).filter(([, [, triedIn]]) => !existsSync(`${root}server/${triedIn}`))
  expect(missing).toEqual([])
})

test('every reason of the technical ones is still about something', () => {
  const idleFiles = Object.keys(technicalFiles).filter((start) => !found.some((each) => keyOf(each).startsWith(start)))
  const idleNames = Object.keys(technicalNames).filter((name) => !found.some((each) => each.name === name))
  expect([...idleFiles, ...idleNames]).toEqual([])
})
