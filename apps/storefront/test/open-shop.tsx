import { type Answer, fakeMall, watchFaults } from '@plaza/client/test'
import type { UserInfo } from '@plaza/contract'
import { type Choices, defaultChoices, showChoices } from '@plaza/web/choices'
import { safeStorage } from '@plaza/web/keep'
import { go, readHash } from '@plaza/web/route'
import { type BoundFunctions, cleanup, type queries, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { DetachedWindowAPI } from 'happy-dom'
import { App } from '../src/App.tsx'
import { makeMall } from '../src/make-mall.ts'
import { loadScreenOf } from '../src/screens/routes.ts'
import { loadWords } from '../src/words/index.ts'
import { everyday, everydayOf } from './everyday.ts'

/** Tests run in Happy DOM, a browser written in JavaScript. */
const browser = () => (window as typeof window & { happyDOM: DetachedWindowAPI }).happyDOM

type Opening = Partial<Choices> & {
  /** The route in the URL, after the `#`. */
  at?: string
  /** Window width. The default is the width of a desktop. */
  width?: number
  /** The logged-in user. By default no user is logged in. */
  as?: UserInfo
  /** False if the test's currency request fails, so that the shop does not start. */
  starts?: boolean
  /** Answers to the requests of this screen. */
  answers?: readonly Answer[]
}

/** Opens the whole shop at a route. The fake server has only the given answers and those of `everyday`. */
export const openShop = async ({ at = '#/', width = 1280, as, starts = true, answers = [], ...choices }: Opening) => {
  const chosen = { ...defaultChoices, ...choices }
  if (as) {
    safeStorage.write('access-token', 'a token')
    safeStorage.write('user', JSON.stringify(as))
  }
  browser().setViewport({ width })
  go(at)
  const { path, query } = readHash(at)
  await Promise.all([loadWords(chosen.lang), loadScreenOf(path, query)])
  showChoices(chosen)
  const said = fakeMall([...everyday, ...(as ? everydayOf(as) : []), ...answers])
  watchFaults(said)
  const mall = makeMall({ chosen, fetch: said.fetch })
  render(<App mall={mall} />)
  // The footer appears once the shop has started. There may be several, because a sheet can have a footer too.
  if (starts) await screen.findAllByRole('contentinfo')
  return {
    mall,
    says: said.says,
    requests: said.requests,
    person: userEvent.setup({ delay: null }),
    main,
    close: cleanup,
  }
}

type Queries = BoundFunctions<typeof queries>
/** Queries in the page's main region. A screen may replace the region after loading data, so each query uses the current one. */
const main = (): Queries => {
  const now = () => within(screen.getByRole('main')) as unknown as Record<string, (...args: unknown[]) => unknown>
  const find =
    (name: string) =>
    (...args: unknown[]) =>
      waitFor(() => now()[name.replace('find', 'get')]?.(...args))
  return new Proxy(now(), { get: (queries, name: string) => (name.startsWith('find') ? find(name) : queries[name]) }) as unknown as Queries
}
