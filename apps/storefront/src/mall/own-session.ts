import { type UserInfo, getUserInfo } from '@plaza/contract'
import type { Whose } from '@plaza/web'
import { type Session, type SessionKeeping, createSession } from '@plaza/web/session'

/** The audience of this app, and the call that returns the logged-in user. */
export const whose: Whose = { audience: 'customer', self: getUserInfo }

/** Storage keys of the session and of the choices for the whole shop. */
export const storageKeys = { token: 'access-token', user: 'user', lang: 'lang', cur: 'cur', theme: 'theme' } as const

const keeping: SessionKeeping<UserInfo> = {
  names: storageKeys,
  isUser: (value): value is UserInfo =>
    typeof value === 'object' && value !== null && 'firstname' in value && 'message_unread_count' in value && 'announcements_read' in value,
  // These choices belong to the device and survive a logout.
  stays: [storageKeys.lang, storageKeys.cur, storageKeys.theme],
}

/** The session of a customer. */
export const createOwnSession = (start?: Session<UserInfo>) => createSession(keeping, start)
