import type { Operator } from '@plaza/contract'
import { StartFailed } from '@plaza/console'
import { Reading, type Web, WebProvider, useLang, useRoute, useSession } from '@plaza/web'
import { paths } from '../paths.ts'
import { wordsOf } from '../words/index.ts'
import { OperatorConsole } from './OperatorConsole.tsx'
import { SignIn } from './SignIn.tsx'
import { Welcome } from './Welcome.tsx'

export function App({ web }: { web: Web<Operator> }) {
  return (
    <WebProvider web={web}>
      <Read />
    </WebProvider>
  )
}

function Read() {
  const words = wordsOf(useLang())
  return (
    <Reading words={words} failed={(failure) => <StartFailed words={words} {...failure} />}>
      <SessionGate />
    </Reading>
  )
}

function SessionGate() {
  const { token } = useSession<Operator>()
  const route = useRoute()
  if (route.path === paths.welcome) return <Welcome token={new URLSearchParams(route.query).get('token') ?? ''} />
  return token === null ? <SignIn /> : <OperatorConsole key={token} />
}
