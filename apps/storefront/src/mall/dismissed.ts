import { kept } from '@plaza/web/keep'
import { createStore } from '@plaza/web/store'

const storageKey = 'dismissed'
const maxIds = 50
const none: readonly string[] = []

/** The announcements that were read or put away, here or by the same person elsewhere. */
export const dismissed = createStore<readonly string[]>(kept.read(storageKey)?.split(',') ?? none, none)

/** Dismissed announcements are not shown again. Known ids change nothing. */
export const dismiss = (ids: readonly string[]): void => {
  const known = dismissed.current()
  const more = ids.filter((id) => !known.includes(id))
  if (more.length === 0) return
  dismissed.set([...known, ...more].slice(-maxIds))
  kept.write(storageKey, dismissed.current().join(','))
}

/** The next user of the device has not read the announcements that the one before dismissed. */
export const forgetDismissed = (): void => dismissed.set(none)
