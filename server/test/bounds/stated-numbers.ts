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

/** A number, a duration by name, a sum of numbers and names, a record with numbers in it, an amount of money, or the limits of a queue. */
const statesNumber =
  /^(?:[\d_.]+n?|\w+Ms|\d[\d_]*(?: [*+] \w+)+|\w+ [*+] [\w* +]+|\{[^}]*\b\d[\d_]*\b[^}]*\}(?: as const)?|(?:minor|money)\([^)]*\)|turnsOf\(\{.*\}\))$/
/** A record of several lines: names, numbers and sums of them, and no code. */
const statesRecord = /^\{(?=.*: \d)[\w\s:,*+.'/{}[\]-]*\}(?: as const)?$/
/** Records of refusals have codes of seven digits. */
const isRefusal = (value: string) => /\b[123]\d{6}\b/.test(value)

const inOneLine = (value: string): string =>
  value
    .replace(/\/\*\*[^]*?\*\/|\/\/.*/g, '')
    .replace(/\s+/g, ' ')
    .replace(/, \}/g, ' }')

/** Constants at the top of a source. */
const constants = (text: string) =>
  [...text.matchAll(/^(?:export )?const (\w+)(?:: .+?)? = (\{\n[^]*?\n\}(?: as const)?(?=\n)|.*)$/gm)].flatMap(
    ([, name = '', stated = '']) => {
      const value = inOneLine(stated)
      const states = stated.includes('\n') ? statesRecord.test(value) : statesNumber.test(value) && (/\d/.test(value) || /Ms$/.test(value))
      return states && !isRefusal(value) ? [{ name, value }] : []
    },
  )

/** Defaults of parameters. 0 and 1 limit no user. */
const defaults = (text: string) =>
  [...text.matchAll(/[{(,] ?(\w+)(?:: number)? = (\d[\d_]*(?: \* [\d_]+)*)(?=[,)} ])/g)]
    .map(([, name = '', value = '']) => ({ name, value }))
    .filter(({ value }) => value !== '0' && value !== '1')

/** Settings of the environment: the default, the minimum and the maximum. */
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
