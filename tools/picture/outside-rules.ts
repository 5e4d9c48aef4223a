import { readCode } from './read-code.ts'
import { isTest } from './read-house.ts'
import type { Rule } from './rule.ts'

const speakers = /^(nodemailer|aws4fetch|openid-client|undici|viem|@scure\/.+)(\/|$)/
const dials = /\bimport\s+\{[^}]*\b(?:request|get|connect|createConnection)\b[^}]*\}\s+from\s+'node:(?:http|https|http2|net|tls)'/
/** Matches the built-in `fetch`, called or passed as an argument. */
const plainFetch = /(?<![.\w])fetch\s*[(,);]/
/** Its sockets lead to the mall's own PostgreSQL on this machine. */
const ownDatabase = 'server/src/platform/db/embedded-postgres/'
const asksFirst = /\b(?:assertOutsideTransaction|boundedFetch)\(/

export const outsideRules: readonly Rule[] = [
  {
    name: 'an outbound call asserts first that no transaction is open',
    broken: (sources) =>
      [...sources.values()]
        .filter(({ path }) => path.startsWith('server/src/') && !path.startsWith(ownDatabase) && !isTest(path))
        .filter(({ text, imports }) => {
          const { code } = readCode(text)
          const speaks = imports.some(({ from }) => speakers.test(from)) || dials.test(text) || plainFetch.test(code)
          return speaks && !asksFirst.test(code)
        })
        .map(({ path }) => `${path} makes an outbound call without assertOutsideTransaction`),
  },
]
