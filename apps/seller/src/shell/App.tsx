import { StartFailed } from '@plaza/console'
import { Reading, type Web, WebProvider, useLang, useRoute, useSession } from '@plaza/web'
import { paths } from '../paths.ts'
import type { SellerUser } from '../seller-web.ts'
import { wordsOf } from '../words/index.ts'
import { Opening } from './Opening.tsx'
import { SellerConsole } from './SellerConsole.tsx'
import { SignIn } from './SignIn.tsx'
import { Welcome } from './Welcome.tsx'
import { useTicket } from './use-ticket.ts'

export function App({ web }: { web: Web<SellerUser> }) {
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
  const { token } = useSession<SellerUser>()
  const { isOpening, isWrong } = useTicket()
  const route = useRoute()
  if (route.path === paths.welcome) return <Welcome token={new URLSearchParams(route.query).get('token') ?? ''} />
  if (isOpening) return <Opening />
  return token === null ? <SignIn isWrong={isWrong} /> : <SellerConsole key={token} />
}
