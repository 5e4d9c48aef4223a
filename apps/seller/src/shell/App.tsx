import { Reading, type Web, WebProvider, useLang, usePlace, useSession } from '@plaza/web'
import { paths } from '../paths.ts'
import type { SellerUser } from '../seller-web.ts'
import { wordsOf } from '../words/index.ts'
import { Opening } from './Opening.tsx'
import { SellerConsole } from './SellerConsole.tsx'
import { SignIn } from './SignIn.tsx'
import { Welcome } from './Welcome.tsx'
import { useTicket } from './use-ticket.ts'

/** The seller console, or the sign-in page. */
export function App({ web }: { web: Web<SellerUser> }) {
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
  const { token } = useSession<SellerUser>()
  const { isOpening, isWrong } = useTicket()
  const place = usePlace()
  if (place.path === paths.welcome) return <Welcome token={new URLSearchParams(place.query).get('token') ?? ''} />
  if (isOpening) return <Opening />
  return token === null ? <SignIn isWrong={isWrong} /> : <SellerConsole key={token} />
}
