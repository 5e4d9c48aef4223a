import { Reading, type Web, WebProvider, useLang, useSession } from '@plaza/web'
import type { SellerUser } from '../seller-web.ts'
import { wordsOf } from '../words/index.ts'
import { Opening } from './Opening.tsx'
import { SellerConsole } from './SellerConsole.tsx'
import { SignIn } from './SignIn.tsx'
import { useTicket } from './use-ticket.ts'

/** The console of a shop, or the way in. */
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
  if (isOpening) return <Opening />
  return token === null ? <SignIn isWrong={isWrong} /> : <SellerConsole key={token} />
}
