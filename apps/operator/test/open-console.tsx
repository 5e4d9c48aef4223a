import { cast } from '@plaza/cast'
import { type Answer, answering, fakeMall, silent, watchFaults } from '@plaza/client/test'
import { loadScreen } from '@plaza/console'
import { type Operator, getCurrency, getOperator, getStore, listServiceConversations, openTicket } from '@plaza/contract'
import { type Choices, defaultChoices, showChoices } from '@plaza/web/choices'
import { kept } from '@plaza/web/keep'
import { go, readHash } from '@plaza/web/place'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { DetachedWindowAPI } from 'happy-dom'
import { names, openOperator } from '../src/operator-web.ts'
import { screens } from '../src/screens/screens.ts'
import { App } from '../src/shell/App.tsx'
import { loadWords } from '../src/words/index.ts'
import { grace, websiteConfig } from './samples.ts'

/** The browser of these tests is JavaScript's own. */
const browser = () => (window as typeof window & { happyDOM: DetachedWindowAPI }).happyDOM

/** What the console asks for besides what a test is about. */
const everyday = (as: Operator): Answer[] => [
  answering(getCurrency, { static: { product: '/media/', category: '/media/', general: '/media/' }, list: [...cast.currencies] }),
  answering(getStore, () => websiteConfig),
  answering(getOperator, as),
  answering(listServiceConversations, { list: [], next_cursor: null, unread: 0 }),
  silent(openTicket),
]

type Opening = Partial<Choices> & {
  /** The address behind the `#`. */
  at?: string
  /** How wide the window is: a desktop, unless it is said. */
  width?: number
  /** Whoever is in the console; null for nobody. */
  as?: Operator | null
  /** What the mall says to the calls that this screen makes. */
  answers?: readonly Answer[]
}

/** Opens the whole console at an address, over a mall that is nothing but the answers given here. */
export const openConsole = async ({ at = '#/', width = 1440, as = grace, answers = [], ...choices }: Opening) => {
  const chosen = { ...defaultChoices, ...choices }
  kept.write(names.lang, chosen.lang)
  if (as) {
    kept.write(names.token, 'a token')
    kept.write(names.user, JSON.stringify(as))
  }
  browser().setViewport({ width })
  go(at)
  const screenHere = screens.find(({ path }) => path === readHash(at).path)
  await Promise.all([loadWords(chosen.lang), screenHere && loadScreen(screenHere.load)])
  showChoices(chosen)
  const said = fakeMall([...everyday(as ?? grace), ...answers])
  watchFaults(said)
  const web = openOperator(said.fetch)
  render(<App web={web} />)
  await screen.findAllByRole('main')
  return { web, says: said.says, askedFor: said.askedFor, person: userEvent.setup({ delay: null }), close: cleanup }
}
