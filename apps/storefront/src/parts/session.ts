import type { LoginResponse, UserInfo } from '@plaza/contract'
import { kept } from './kept.ts'
import { createStore } from './store.ts'

/** Whose shop window this is: nobody's, or the customer's whose token it holds. */
export type Session = {
  token: string | null
  /** As the server said last; kept, so that a reload greets at once. */
  user: UserInfo | null
  /** The code with which the server ended the session before, until somebody logs in. */
  endedBy: number | null
}

export const nobody: Session = { token: null, user: null, endedBy: null }
const keptToken = 'access-token'
const keptUser = 'user'
/** What was chosen for this device, whoever sits at it. */
const ofTheDevice = ['lang', 'cur', 'theme'] as const

const readUser = (text: string | null): UserInfo | null => {
  try {
    const user: unknown = JSON.parse(text ?? 'null')
    return typeof user === 'object' && user !== null && 'firstname' in user && 'message_unread_count' in user && 'letters_for' in user
      ? (user as UserInfo)
      : null
  } catch {
    return null
  }
}

const readSession = (): Session => {
  const token = kept.read(keptToken)
  return token === null ? nobody : { token, user: readUser(kept.read(keptUser)), endedBy: null }
}

const keep = ({ token, user }: Session) => {
  if (token === null) kept.forget(keptToken)
  else kept.write(keptToken, token)
  if (user === null) kept.forget(keptUser)
  else kept.write(keptUser, JSON.stringify(user))
}

export const createSession = (start: Session = readSession()) => {
  const store = createStore<Session>(start, nobody)
  const become = (session: Session) => {
    keep(session)
    store.set(session)
  }
  return {
    ...store,
    open: (answer: LoginResponse) => become({ token: answer['access-token'], user: answer.user, endedBy: null }),
    /** What the server knows of the customer by now. */
    know(user: UserInfo) {
      const { token } = store.current()
      if (token === null) return
      // Another window may have logged out while this was asked: its token is not brought back.
      if (kept.read(keptToken) === token) kept.write(keptUser, JSON.stringify(user))
      store.set({ ...store.current(), user })
    },
    /** The server ended it. */
    end: (code: number) => become({ ...nobody, endedBy: code }),
    /** Logging out leaves nothing of the person behind; how the shop looks stays as it was chosen. */
    leave() {
      const chosen = ofTheDevice.map((name) => [name, kept.read(name)] as const)
      kept.forgetAll()
      for (const [name, value] of chosen) if (value !== null) kept.write(name, value)
      store.set(nobody)
    },
    /** Whoever it was is gone, in whichever window that happened; somebody else may be here already. */
    whenLeft(hear: () => void) {
      let { token } = store.current()
      return store.subscribe(() => {
        const before = token
        token = store.current().token
        if (before !== null && before !== token) hear()
      })
    },
    /** Another window of this browser logged in or out. */
    followOtherWindows() {
      const hear = ({ key }: StorageEvent) => {
        if (key !== keptToken && key !== keptUser && key !== null) return
        const now = readSession()
        if (now.token !== store.current().token || key === keptUser) store.set(now)
      }
      addEventListener('storage', hear)
      return () => removeEventListener('storage', hear)
    },
  }
}

export type SessionStore = ReturnType<typeof createSession>
