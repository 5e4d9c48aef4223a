import { safeStorage } from '@plaza/web/keep'
import { createStore } from '@plaza/web/store'

const storageKey = 'dismissed'
const maxIds = 50
const none: readonly string[] = []

/** IDs of announcements that this user dismissed, on this or another device. */
export const dismissed = createStore<readonly string[]>(safeStorage.read(storageKey)?.split(',') ?? none, none)

/** Adds dismissed announcements, which are not shown again. IDs already in the list change nothing. */
export const dismiss = (ids: readonly string[]): void => {
  const known = dismissed.current()
  const more = ids.filter((id) => !known.includes(id))
  if (more.length === 0) return
  dismissed.set([...known, ...more].slice(-maxIds))
  safeStorage.write(storageKey, dismissed.current().join(','))
}

/** Clears the dismissed announcements at logout, because the next user of this device has not read them. */
export const forgetDismissed = (): void => dismissed.set(none)
