import { readCode } from './read-code.ts'
import { isTest } from './read-house.ts'
import type { Rule } from './rule.ts'

/**
 * Words that meant several things once, as names end with them, and where each is at home; `docs/words.md` says as what. The keys of the
 * wire and of tables are as they are.
 */
const words: readonly { said: RegExp; home: RegExp }[] = [
  { said: /\b(?:\w*[a-z]P|[Pp])laces?\b(?!:)/, home: /^server\/src\/(modules\/identity\/addresses|web\/storefront)\// },
  { said: /\b(?:\w*[a-z]S|[Ss])hel(?:f|ves)\b/, home: /^server\/src\/modules\/catalog\/favorites\// },
  { said: /\bturned\b|\bturn(?!s)[A-Z]\w*/, home: /^$/ },
  {
    said: /\b[oO]rders?\b(?!:)/,
    home: /^server\/src\/(?!platform\/|modules\/(identity\/addresses|catalog\/(products|search)|foundation\/(content|settings))\/)/,
  },
]

export const wordRules: readonly Rule[] = [
  {
    name: 'a noun has one meaning',
    broken: (house) =>
      [...house.values()]
        .filter(({ path }) => path.startsWith('server/src/') && !path.endsWith('.sql') && !isTest(path))
        .flatMap(({ path, text }) => {
          const { code } = readCode(text)
          return words
            .filter(({ said, home }) => !home.test(path) && said.test(code))
            .map(({ said }) => `${path} says ${said.exec(code)?.[0]}`)
        }),
  },
]
