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

/** Words of our own that the trade's words replaced, as names and columns say them. */
const replaced: readonly { said: RegExp; now: string }[] = [
  { said: /\b(?:fact_id|tellFact|hearFact|hearTask|\w*[hH]earer)\b/, now: 'event, publish, handle, dispatcher' },
  { said: /\b(?:heard_at|told_at|event_heard|event_unheard)\b/, now: 'handled_at, published_at, event_delivery, event_pending' },
  { said: /\btransact\b/, now: 'transaction' },
  { said: /\b(?:tellWithin|unsay|goesAlong|carrying)\b/, now: 'savepoint, discardEventsSince, pipelined' },
  { said: /\b\w*[eE]rrands?\b/, now: 'outbound call' },
  { said: /\b(?:whoAsks|asksAs)\b/, now: 'ctx: CallContext, currentUserId(ctx)' },
  { said: /\b(?:most|least)[A-Z]\w*/, now: 'max…, min…' },
  { said: /\busual\w*/, now: 'standard…, default…, typical…' },
  { said: /\b(?:patienceMs|everyMs|restMs)\b/, now: 'timeoutMs, intervalMs, minAgeMs, pauseMs' },
  { said: /\b(?:hands|knock|hurry)\b(?!:)/, now: 'concurrency, admit, boundBodies' },
  { said: /\b(?:mayBeLateBy|lateness|drawAnew)\b/, now: 'maxStaleness, staleness, revalidate' },
  { said: /\b(?:mend|untouched|untouchedBy)\b(?!:)/, now: 'patch, isUnaffectedBy' },
  { said: /\b(?:addressBook|readyAnswer|answer_kept)\b/, now: 'url index, CachedResponse, idempotent_answer' },
  { said: /\b(?:makeLeave|makeStay|indoors)\b|\bkernel\.leave\b/, now: 'assertOutsideTransaction, insideTransaction' },
  { said: /\b[fF]inding\b/, now: 'chainCheck' },
  { said: /\b[sS]trands?\b/, now: 'sortedRun' },
  { said: /\b[sS]eats?\b(?!:)/, now: 'membership' },
  { said: /\b[hH]abits?\b(?!:)/, now: 'checkoutDefaults' },
  { said: /\b[tT]aste\b(?!:)/, now: 'recommendationPrefs' },
  { said: /\b[wW]ish(?:es)?\b(?!:)/, now: 'optimisticChange' },
  { said: /\b(?:sliceOf|newSlice|sliceRules)\b/, now: 'module' },
]
/** Data of the demo mall, and migrations and schemas as they were. */
const asTheyWere =
  /^(?:packages\/cast|server\/db\/migrations|server\/test\/old-schema)\/|^server\/test\/baseline\.test\.ts$|^tools\/picture\/word-rules\.ts$/
const namesIn = ({ path, text }: { path: string; text: string }): string =>
  path.endsWith('.sql') ? text.replace(/--.*$/gm, '').replace(/'[^']*'/g, '') : readCode(text).code

export const wordRules: readonly Rule[] = [
  {
    name: 'a name says the word of the trade',
    broken: (house) =>
      [...house.values()]
        .filter(({ path }) => !asTheyWere.test(path))
        .flatMap((file) => {
          const names = namesIn(file)
          return replaced.flatMap(({ said, now }) => (said.test(names) ? [`${file.path} says ${said.exec(names)?.[0]}: use ${now}`] : []))
        }),
  },
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
