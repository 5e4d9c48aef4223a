import type { SessionEnd } from '@plaza/client'
import { appOf, safeStorage } from '../keep/index.ts'
import { createStore } from '../store/index.ts'

/** The session of the app: the token and its user, or empty. */
export type Session<User> = {
  token: string | null
  /** The server's latest data about the user, stored so that a reload shows it at once. */
  user: User | null
  /** Why the server ended the previous session. The reason stays until the next login. */
  endedBy: SessionEnd | null
}

export const nobody: Session<never> = { token: null, user: null, endedBy: null }

/** How an app stores a session: the names of its entries, the check for a stored user, and the entries that stay on the device after a logout. */
export type SessionKeeping<User> = {
  names: Readonly<{ token: string; user: string }>
  isUser: (value: unknown) => value is User
  stays: readonly string[]
}

const readUser = <User>(text: string | null, isUser: SessionKeeping<User>['isUser']): User | null => {
  try {
    const user: unknown = JSON.parse(text ?? 'null')
    return isUser(user) ? user : null
  } catch {
    return null
  }
}

const readSession = <User>({ names, isUser }: SessionKeeping<User>): Session<User> => {
  const token = safeStorage.read(names.token)
  return token === null ? nobody : { token, user: readUser(safeStorage.read(names.user), isUser), endedBy: null }
}

export const createSession = <User>(keeping: SessionKeeping<User>, start: Session<User> = readSession(keeping)) => {
  const { names, stays } = keeping
  const store = createStore<Session<User>>(start, nobody)
  const become = (session: Session<User>) => {
    if (session.token === null) safeStorage.forget(names.token)
    else safeStorage.write(names.token, session.token)
    if (session.user === null) safeStorage.forget(names.user)
    else safeStorage.write(names.user, JSON.stringify(session.user))
    store.set(session)
  }
  /** The token changed: a user logged in or out, or another user replaced the first. `before` is the previous token. */
  const whenChanged = (hear: (before: string | null) => unknown) => {
    let { token } = store.current()
    return store.subscribe(() => {
      const before = token
      token = store.current().token
      if (before !== token) hear(before)
    })
  }
  return {
    ...store,
    open(token: string, user: User) {
      become({ token, user, endedBy: null })
    },
    /** Stores the server's latest data about the logged-in user. */
    know(user: User) {
      const { token } = store.current()
      if (token === null) return
      // Another window may have logged out during this request. In that case the user's data must not be stored again.
      if (safeStorage.read(names.token) === token) safeStorage.write(names.user, JSON.stringify(user))
      store.set({ ...store.current(), user })
    },
    /** Ends the local session after the server has ended it. */
    end: (why: SessionEnd) => become({ ...nobody, endedBy: why }),
    /** Logs out and removes the user's data of this app. Display choices stay, and so do the entries of other apps on the host. */
    leave() {
      const chosen = stays.map((name) => [name, safeStorage.read(name)] as const)
      safeStorage.forgetAllOf(appOf(names.token))
      for (const [name, value] of chosen) if (value !== null) safeStorage.write(name, value)
      store.set(nobody)
    },
    whenChanged,
    /** Calls `hear` when a user logs out, in any window. Another user may already be logged in at that time. */
    whenLeft: (hear: () => void) => whenChanged((before) => before !== null && hear()),
    /** Follows logins and logouts in other windows of this browser. */
    followOtherWindows() {
      const hear = ({ key }: StorageEvent) => {
        if (key !== names.token && key !== names.user && key !== null) return
        const now = readSession(keeping)
        if (now.token !== store.current().token || key === names.user) store.set(now)
      }
      addEventListener('storage', hear)
      return () => removeEventListener('storage', hear)
    },
  }
}

export type SessionStore<User> = ReturnType<typeof createSession<User>>
