import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { limits, technicalFiles, technicalNames } from './limits-in-code.ts'

const root = new URL('../../../', import.meta.url).pathname
const places = ['server/src/modules', 'packages/contract/src']
const sources = places.flatMap((place) =>
  readdirSync(`${root}${place}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .map((name) => `${place}/${name}`),
)

/** A number, a time by its name, a sum of numbers and names, a record with numbers in it, or an amount of money. */
const statesNumber =
  /^(?:[\d_.]+n?|\w+Ms|\d[\d_]*(?: [*+] \w+)+|\w+ [*+] [\w* +]+|\{[^}]*\b\d[\d_]*\b[^}]*\}(?: as const)?|(?:minor|money)\([^)]*\))$/
/** Records of refusals have codes of seven digits. */
const isRefusal = (value: string) => /\b[123]\d{6}\b/.test(value)

/** Constants at the top of a source that state a number. */
const found = sources.flatMap((path) => {
  const text = readFileSync(`${root}${path}`, 'utf8')
  const file = path.replace('server/src/modules/', '').replace('packages/contract/src/', 'contract/')
  return [...text.matchAll(/^(?:export )?const (\w+)(?:: [\w<>[\] ']+)? = (.*)$/gm)]
    .filter(([, , value = '']) => statesNumber.test(value) && (/\d/.test(value) || /Ms$/.test(value)) && !isRefusal(value))
    .map(([, name = '', value = '']) => ({ file, name, value }))
})
const isTechnical = ({ file, name }: { file: string; name: string }) =>
  Object.hasOwn(technicalNames, name) || Object.keys(technicalFiles).some((start) => `${file} ${name}`.startsWith(start))

test('every number of the sources is a limit in the table, or technical for a reason', () => {
  const open = found.filter((each) => !isTechnical(each) && !Object.hasOwn(limits, `${each.file} ${each.name}`))
  expect(open.map(({ file, name, value }) => `${file} ${name} = ${value}`)).toEqual([])
})

test('the table states the limits as the sources do', () => {
  const now = Object.fromEntries(found.map(({ file, name, value }) => [`${file} ${name}`, value]))
  expect(Object.fromEntries(Object.keys(limits).map((key) => [key, now[key]]))).toEqual(
    Object.fromEntries(Object.entries(limits).map(([key, [value]]) => [key, value])),
  )
})

test('a limit names the test that tries it, and that test is there', () => {
  const missing = Object.entries(limits).filter(([, [, triedIn]]) => !existsSync(`${root}server/${triedIn}`))
  expect(missing).toEqual([])
})

test('every reason of the technical ones is still about something', () => {
  const idleFiles = Object.keys(technicalFiles).filter((start) => !found.some(({ file, name }) => `${file} ${name}`.startsWith(start)))
  const idleNames = Object.keys(technicalNames).filter((name) => !found.some((each) => each.name === name))
  expect([...idleFiles, ...idleNames]).toEqual([])
})
