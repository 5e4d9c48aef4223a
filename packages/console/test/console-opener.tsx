import { type Answer, fakeMall, watchFaults } from '@plaza/client/test'
import type { Language } from '@plaza/values'
import type { Web } from '@plaza/web'
import { type ChoiceNames, type Choices, defaultChoices, showChoices } from '@plaza/web/choices'
import { safeStorage } from '@plaza/web/keep'
import { go, readHash } from '@plaza/web/route'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { DetachedWindowAPI } from 'happy-dom'
import type { ComponentType } from 'react'
import type { ConsoleScreen } from '../src/console-screen.ts'
import { loadScreen } from '../src/frame/loaded-screens.ts'
import { everyday } from './samples.ts'

/** The tests run in happy-dom instead of a real browser. */
const browser = () => (window as typeof window & { happyDOM: DetachedWindowAPI }).happyDOM

/** The settings that differ between the two consoles, for their tests. */
type Opened<User, Me> = {
  App: ComponentType<{ web: Web<User> }>
  open: (fetch: typeof globalThis.fetch) => Web<User>
  names: ChoiceNames & { token: string; user: string }
  screens: readonly Pick<ConsoleScreen, 'path' | 'load'>[]
  loadWords: (language: Language) => Promise<unknown>
  /** The person in the console, unless a test names another one. */
  me: Me
  /** The user record that the browser stores for the person. */
  userOf: (me: Me) => User
  /** Answers to the calls that the console makes in every test. */
  everyday: (me: Me) => readonly Answer[]
}

type Opening<Me> = Partial<Choices> & {
  /** The route after the `#`. */
  at?: string
  /** The width of the window in pixels. The default is a desktop's. */
  width?: number
  /** The person in the console. Null: not logged in. */
  as?: Me | null
  /** The mall's answers to the calls of this screen. */
  answers?: readonly Answer[]
}

/** Returns a function that opens a whole console at a route. The fake mall returns only the given answers. */
export const consoleOpener =
  <User, Me extends object>({ App, open, names, screens, loadWords, me, userOf, everyday: own }: Opened<User, Me>) =>
  async ({ at = '#/', width = 1440, as = me, answers = [], ...choices }: Opening<Me>) => {
    const chosen = { ...defaultChoices, ...choices }
    safeStorage.write(names.lang, chosen.lang)
    if (as) {
      safeStorage.write(names.token, 'a token')
      safeStorage.write(names.user, JSON.stringify(userOf(as)))
    }
    browser().setViewport({ width })
    go(at)
    const screenHere = screens.find(({ path }) => path === readHash(at).path)
    await Promise.all([loadWords(chosen.lang), screenHere && loadScreen(screenHere.load)])
    showChoices(chosen)
    const said = fakeMall([...everyday, ...own(as ?? me), ...answers])
    watchFaults(said)
    const web = open(said.fetch)
    render(<App web={web} />)
    await screen.findAllByRole('main')
    return { web, says: said.says, requests: said.requests, person: userEvent.setup({ delay: null }), close: cleanup }
  }
