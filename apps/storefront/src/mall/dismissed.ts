import { kept } from '@plaza/web/keep'
import { createStore } from '@plaza/web/store'

const keptAs = 'dismissed'
const mostIds = 50
const none: readonly string[] = []

/** The announcements that were read or put away on this device. */
export const dismissed = createStore<readonly string[]>(kept.read(keptAs)?.split(',') ?? none, none)

export const dismiss = (id: string): void => {
  dismissed.set([...dismissed.current(), id].slice(-mostIds))
  kept.write(keptAs, dismissed.current().join(','))
}
