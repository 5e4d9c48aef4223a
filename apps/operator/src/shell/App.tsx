import type { Operator } from '@plaza/contract'
import { Reading, type Web, WebProvider, useLang, usePlace, useSession } from '@plaza/web'
import { paths } from '../paths.ts'
import { wordsOf } from '../words/index.ts'
import { OperatorConsole } from './OperatorConsole.tsx'
import { SignIn } from './SignIn.tsx'
import { Welcome } from './Welcome.tsx'

/** The staff console, or the sign-in page. */
export function App({ web }: { web: Web<Operator> }) {
  return (
    <WebProvider web={web}>
      <Read />
    </WebProvider>
  )
}

const Read = () => (
  <Reading words={wordsOf(useLang())}>
    <Door />
  </Reading>
)

function Door() {
  const { token } = useSession<Operator>()
  const place = usePlace()
  if (place.path === paths.welcome) return <Welcome token={new URLSearchParams(place.query).get('token') ?? ''} />
  return token === null ? <SignIn /> : <OperatorConsole key={token} />
}
