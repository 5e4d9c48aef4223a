import { useAnswer } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { type Operator, getOperator, logoutOperator } from '@plaza/contract'
import { type Web, Reading, WebProvider, usePlace, useSession, useWeb } from '@plaza/web'
import { Adjustments } from './Adjustments.tsx'
import { CasePage } from './CasePage.tsx'
import { Checks } from './Checks.tsx'
import { Queue } from './Queue.tsx'
import { SignIn } from './SignIn.tsx'
import { Welcome } from './Welcome.tsx'
import { words } from './words.ts'

/** The plain page of the staff: what waits, one case, the checks of the books, adjustments. */
export function Desk({ web }: { web: Web<Operator> }) {
  return (
    <WebProvider web={web}>
      <Reading words={words}>
        <Door />
      </Reading>
    </WebProvider>
  )
}

function Door() {
  const { token } = useSession<Operator>()
  if (usePlace().path === '/welcome') return <Welcome />
  return token === null ? <SignIn /> : <Inside />
}

const pages = [
  ['#/', 'Queue'],
  ['#/checks', 'Checks of the books'],
  ['#/adjustments', 'Adjustments'],
] as const

function Inside() {
  const { session } = useWeb()
  const { path } = usePlace()
  const me = useAnswer(getOperator, {}).data
  const leave = useChange(logoutOperator)
  const logOut = () => leave.mutateAsync({}).finally(() => session.leave())
  return (
    <>
      <header className="bar">
        <strong>Staff</strong>
        <nav aria-label="Pages">
          {pages.map(([href, name]) => (
            <a key={href} href={href} aria-current={`#${path}` === href ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
        <span className="who">
          {me && `${me.full_name} · ${me.role}`}
          <button type="button" onClick={() => void logOut()}>
            Log out
          </button>
        </span>
      </header>
      <main>
        <Here path={path} />
      </main>
    </>
  )
}

function Here({ path }: { path: string }) {
  if (path === '/case') return <CasePage />
  if (path === '/checks') return <Checks />
  if (path === '/adjustments') return <Adjustments />
  return <Queue />
}
