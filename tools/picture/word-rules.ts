import { readCode } from './read-code.ts'
import { isTest } from './read-house.ts'
import type { Rule } from './rule.ts'

/**
 * Words that once had several meanings, as endings of names, and the one folder where each may be used; see `docs/words.md`. Field names of the API
 * and of tables are exempt.
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

/** Earlier private words of the project that common technical terms replaced, in the forms used in names and columns. */
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
  { said: /\borders\.sale\b|\bsale_id\b|\bsaleId\b/, now: 'orders.order_header, order_id, orderId' },
  { said: /\b(?:createPlaceStore|readPlace|usePlaceStore|homePlace|PlaceStore|goToPlace)\b|web\/place\b/, now: 'route' },
]
/** Matches a constant, a function, a type or a parameter with one of these names. API fields and columns may still have such a name. */
const declared = (names: string): RegExp =>
  new RegExp(`\\b(?:const|let|function|type) (?:${names})\\b|[(,] ?(?:${names})(?:: [A-Z]|\\)? =>)`)

/** Old names of constants, functions, types and parameters in TypeScript. */
const declaredNames: readonly { said: RegExp; now: string }[] = [
  { said: declared('told|heard|Told|Heard'), now: 'the thing itself: view, answer, payload, events' },
  { said: declared('asked|askedFor|Asked'), now: 'query, input, request, ctx' },
  { said: declared('given|Given'), now: 'input, existing, options, args' },
  { said: declared('kept|Kept'), now: 'cached, stored, saved' },
  { said: declared('houses?|doors?|Door|standings?|Standing'), now: 'app, files, support; plugin, route; status, sortKeys' },
  { said: declared('sale|Sale|letters?|Letters?|papers?'), now: 'order; email, char, message; document' },
  { said: declared('ways?|Ways?'), now: 'shippingMethod, paymentMethod' },
]

/** Demo data and old migrations and schemas, which still use the old words. */
const asTheyWere =
  /^(?:packages\/cast|server\/db\/migrations|server\/test\/old-schema)\/|^server\/test\/baseline\.test\.ts$|^tools\/picture\/word-rules\.ts$/
const namesIn = ({ path, text }: { path: string; text: string }): string =>
  path.endsWith('.sql') ? text.replace(/--.*$/gm, '').replace(/'[^']*'/g, '') : readCode(text).code

export const wordRules: readonly Rule[] = [
  {
    name: 'a name says the word of the trade',
    broken: (sources) =>
      [...sources.values()]
        .filter(({ path }) => !asTheyWere.test(path))
        .flatMap((file) => {
          const names = namesIn(file)
          const rows = file.path.endsWith('.sql') ? replaced : [...replaced, ...declaredNames]
          return rows.flatMap(({ said, now }) => (said.test(names) ? [`${file.path} says ${said.exec(names)?.[0]}: use ${now}`] : []))
        }),
  },
  {
    name: 'a noun has one meaning',
    broken: (sources) =>
      [...sources.values()]
        .filter(({ path }) => path.startsWith('server/src/') && !path.endsWith('.sql') && !isTest(path))
        .flatMap(({ path, text }) => {
          const { code } = readCode(text)
          return words
            .filter(({ said, home }) => !home.test(path) && said.test(code))
            .map(({ said }) => `${path} says ${said.exec(code)?.[0]}`)
        }),
  },
]
