import { AskingProvider, type Caller, type Loading, createCaller, createLoading, forgetPersonal } from '@plaza/client'
import type { CallShape, Who } from '@plaza/contract'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, createContext, useContext, useMemo } from 'react'
import type { Choices, ChoiceStore } from './choices/index.ts'
import { noteReach } from './keep/index.ts'
import { makeQueries } from './make-queries.ts'
import type { Route, RouteStore } from './route/index.ts'
import type { Session, SessionStore } from './session/index.ts'
import { usePartOf, useStore } from './store/index.ts'

/** The audience of the app. The mall accepts a token only for the audience it was made for. */
export type Audience = Extract<Who, 'customer' | 'seller' | 'operator'>

/** The shared parts of one page of an app: its calls, cache, choices and session. The rendering server creates them for each page. */
export type Web<User = unknown> = {
  audience: Audience
  caller: Caller
  /** Calls the mall without a token, even while a user is logged in. */
  visitor: Caller
  queries: QueryClient
  loading: Loading
  choices: ChoiceStore
  route: RouteStore
  session: SessionStore<User>
}

export type Whose = {
  audience: Audience
  /** The call that returns the logged-in user. */
  self: CallShape
  fetch?: typeof fetch
  /** Called after the server ended the session; the local session has already ended. */
  onEnded?: () => void
}
type WebParts<User> = Whose & Pick<Web<User>, 'choices' | 'route' | 'session'>

/**
 * Connects the parts of an app. Requests carry the chosen language and the session's token. A user never sees cached personal answers of the
 * previous user.
 */
export const createWeb = <User,>({ audience, choices, route: places, session, self, fetch, onEnded }: WebParts<User>): Web<User> => {
  const loading = createLoading()
  const queries = makeQueries()
  const asking = { lang: () => choices.current().lang, loading, onReach: noteReach, ...(fetch && { fetch }) }
  const visitor = createCaller({ ...asking, token: () => null })
  const caller = createCaller({
    ...asking,
    token: () => session.current().token,
    onForcedLogout: (why) => {
      // Several calls may report the ended session. Only the first report acts, as the page may have changed before a later one.
      if (session.current().token === null) return
      session.end(why)
      onEnded?.()
    },
  })
  session.whenChanged(() => forgetPersonal(queries))
  // The session stores the user's data from any call that loads it.
  queries.getQueryCache().subscribe((event) => {
    const isNews = event.type === 'updated' && event.action.type === 'success' && event.query.queryKey[0] === self.path
    if (isNews) session.know(event.query.state.data as User)
  })
  return { audience, caller, visitor, queries, loading, choices, route: places, session }
}

const WebContext = createContext<Web | null>(null)

/** Wraps an app, so that the client's hooks use its caller and language. */
export function WebProvider({ web, children }: { web: Web; children: ReactNode }) {
  const { caller, visitor } = web
  const lang = usePartOf(web.choices, 'lang')
  const asking = useMemo(() => ({ caller, visitor, lang }), [caller, visitor, lang])
  return (
    <WebContext value={web}>
      <QueryClientProvider client={web.queries}>
        <AskingProvider value={asking}>{children}</AskingProvider>
      </QueryClientProvider>
    </WebContext>
  )
}

export const useWeb = (): Web => {
  const web = useContext(WebContext)
  if (!web) throw new Error('parts of an app stand inside a WebProvider')
  return web
}

/** The logged-in user and token. Each app passes its own user type. */
export const useSession = <User = unknown,>(): Session<User> => useStore(useWeb().session) as Session<User>
export const useLang = (): Choices['lang'] => usePartOf(useWeb().choices, 'lang')
export const useCur = (): Choices['cur'] => usePartOf(useWeb().choices, 'cur')
export const useTheme = (): Choices['theme'] => usePartOf(useWeb().choices, 'theme')
export const useRoute = (): Route => useStore(useWeb().route)
