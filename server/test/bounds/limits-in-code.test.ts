import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { limits as limitsOfModules, technicalFiles, technicalNames } from './limits-in-code.ts'
import { platformLimits, technicalPlatform } from './limits-in-platform.ts'
import { type StatedNumber, statedNumbers } from './stated-numbers.ts'

const root = new URL('../../../', import.meta.url).pathname
const found = statedNumbers(root)
const limits = { ...limitsOfModules, ...platformLimits }

const keyOf = ({ file, name }: StatedNumber) => `${file} ${name}`
/** In modules and the contract, one reason may cover many numbers. In the platform, each number has its own reason. */
const isOfPlatform = ({ file }: StatedNumber) => /^(?:platform|web|values)\//.test(file)
const ofModules = found.filter((each) => !isOfPlatform(each))
const isTechnical = (each: StatedNumber) =>
  isOfPlatform(each)
    ? Object.hasOwn(technicalPlatform, keyOf(each))
    : Object.hasOwn(technicalNames, each.name) || Object.keys(technicalFiles).some((start) => keyOf(each).startsWith(start))

test('every number in the sources is a limit in the table, or technical with a reason', () => {
  const open = found.filter((each) => !isTechnical(each) && !Object.hasOwn(limits, keyOf(each)))
  expect(open.map((each) => `${keyOf(each)} = ${each.value}`)).toEqual([])
})

test('the table and the sources have the same limits', () => {
  const now = Object.fromEntries(found.map((each) => [keyOf(each), each.value]))
  expect(Object.fromEntries(Object.keys(limits).map((key) => [key, now[key]]))).toEqual(
    Object.fromEntries(Object.entries(limits).map(([key, [value]]) => [key, value])),
  )
})

test('every limit names an existing test', () => {
  const isThere = (test: string) => existsSync(`${root}server/${test}`)
  const missing = Object.entries(limits).filter(([, [, ...triedIn]]) => triedIn.length === 0 || !triedIn.every(isThere))
  expect(missing).toEqual([])
})

test('every reason for a technical number still applies to a number', () => {
  const idleFiles = Object.keys(technicalFiles).filter((start) => !ofModules.some((each) => keyOf(each).startsWith(start)))
  const idleNames = Object.keys(technicalNames).filter((name) => !ofModules.some((each) => each.name === name))
  const idleInPlatform = Object.keys(technicalPlatform).filter((key) => !found.some((each) => keyOf(each) === key))
  expect([...idleFiles, ...idleNames, ...idleInPlatform]).toEqual([])
})

test('no number is both a limit and technical', () => {
  expect(Object.keys(platformLimits).filter((key) => Object.hasOwn(technicalPlatform, key))).toEqual([])
})
