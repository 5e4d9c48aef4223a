import { type Answer, fakeMall, watchFaults } from '@plaza/client/test'
import { ToastView } from '@plaza/design'
import { type Operator, getOperator } from '@plaza/contract'
import { Reading, WebProvider, openWeb } from '@plaza/web'
import { defaultChoices, showChoices } from '@plaza/web/choices'
import { go } from '@plaza/web/route'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { consoleEn } from '../src/words/en.ts'
import type { WordsWithConsole } from '../src/words/use-console-words.ts'
import { everyday } from './samples.ts'

export const names = { token: 'trial.token', user: 'trial.user', lang: 'trial.lang', cur: 'trial.cur', theme: 'theme' } as const
const isUser = (value: unknown): value is Operator => typeof value === 'object' && value !== null && 'role' in value

const common = {
  requestFailed: 'Something went wrong on our side.',
  networkFailed: 'Check your connection.',
  unreachable: 'Plaza isn’t answering.',
}
const words: WordsWithConsole = { common, console: consoleEn }

/** Renders a shared part as a console does: with English texts, a session of its own and only the given answers. */
export const openPart = (part: ReactNode, { answers = [] }: { answers?: readonly Answer[] } = {}) => {
  go('#/')
  showChoices(defaultChoices)
  const mall = fakeMall([...everyday, ...answers])
  watchFaults(mall)
  const web = openWeb<Operator>({ audience: 'operator', self: getOperator, names, isUser, fetch: mall.fetch })
  render(
    <WebProvider web={web}>
      <Reading words={words}>
        {part}
        <ToastView />
      </Reading>
    </WebProvider>,
  )
  return { web, says: mall.says, requests: mall.requests, person: userEvent.setup({ delay: null }) }
}
