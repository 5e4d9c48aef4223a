import { readdirSync, readFileSync } from 'node:fs'

export type StatedNumber = { file: string; name: string; value: string }

/** Folders that are searched for numbers, and the prefix of their files in the table. */
const folders: Readonly<Record<string, string>> = {
  'server/src/modules': '',
  'server/src/platform': 'platform/',
  'server/src/web': 'web/',
  'packages/contract/src': 'contract/',
  'packages/values/src': 'values/',
}

/** Matches a number, a named duration, a sum of numbers and names, a record with numbers, an amount of money, or the limits of a queue. */
const statesNumber =
  /^(?:[\d_.]+n?|\w+Ms|\d[\d_]*(?: [*+] \w+)+|\w+ [*+] [\w* +]+|\{[^}]*\b\d[\d_]*\b[^}]*\}(?: as const)?|(?:minor|money)\([^)]*\)|turnsOf\(\{.*\}\))$/
/** Matches a record of several lines that contains names, numbers and sums, and no code. */
const statesRecord = /^\{(?=.*: \d)[\w\s:,*+.'/{}[\]-]*\}(?: as const)?$/
/** Records of refusals have codes of seven digits. */
const isRefusal = (value: string) => /\b[123]\d{6}\b/.test(value)

const inOneLine = (value: string): string =>
  value
    .replace(/\/\*\*[^]*?\*\/|\/\/.*/g, '')
    .replace(/\s+/g, ' ')
    .replace(/, \}/g, ' }')

/** Constants at the top level of a source file. */
const constants = (text: string) =>
  [...text.matchAll(/^(?:export )?const (\w+)(?:: .+?)? = (\{\n[^]*?\n\}(?: as const)?(?=\n)|.*)$/gm)].flatMap(
    ([, name = '', stated = '']) => {
      const value = inOneLine(stated)
      const states = stated.includes('\n') ? statesRecord.test(value) : statesNumber.test(value) && (/\d/.test(value) || /Ms$/.test(value))
      return states && !isRefusal(value) ? [{ name, value }] : []
    },
  )

/** Default values of parameters. 0 and 1 are left out, because they limit no user. */
const defaults = (text: string) =>
  [...text.matchAll(/[{(,] ?(\w+)(?:: number)? = (\d[\d_]*(?: \* [\d_]+)*)(?=[,)} ])/g)]
    .map(([, name = '', value = '']) => ({ name, value }))
    .filter(({ value }) => value !== '0' && value !== '1')

/** Numeric environment settings, with default, minimum and maximum. */
const settings = (text: string) =>
  [...text.matchAll(/^ {2}([A-Z][A-Z_]+): number\((.*)\),$/gm)].map(([, name = '', value = '']) => ({ name, value }))

/** Every named number in the sources. */
export const statedNumbers = (root: string): StatedNumber[] =>
  Object.entries(folders).flatMap(([folder, short]) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
      .flatMap((name) => {
        const text = readFileSync(`${root}${folder}/${name}`, 'utf8')
        return [...constants(text), ...defaults(text), ...settings(text)].map((each) => ({ file: `${short}${name}`, ...each }))
      }),
  )
