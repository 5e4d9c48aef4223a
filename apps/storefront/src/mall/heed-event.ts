import { type LiveEventName, type LiveEvents, getCurrency, getLanguages, getStore } from '@plaza/contract'
import type { StreamEvent } from '@plaza/web/live'
import { readNoticesAnew, setUnread } from './unread.ts'
import type { Mall } from './mall.tsx'

type Shared = Pick<Mall, 'queries' | 'session'>
type Heed = { [N in LiveEventName]?: (mall: Shared, data: LiveEvents[N]) => void }

const settings: readonly string[] = [getCurrency.path, getLanguages.path, getStore.path]

const heeds: Heed = {
  notice(mall, data) {
    setUnread(mall, data.message_unread_count)
    void readNoticesAnew(mall.queries)
  },
  'notices.read'(mall, data) {
    setUnread(mall, data.message_unread_count)
    void readNoticesAnew(mall.queries)
  },
  settings({ queries }) {
    void queries.invalidateQueries({ predicate: ({ queryKey }) => settings.includes(String(queryKey[0])) })
  },
}

/** What the page does when it hears something: events say what to read again. */
export const heedEvent = (mall: Shared, { name, data }: StreamEvent): void => {
  if (name === 'resync') {
    void mall.queries.invalidateQueries({ predicate: ({ meta }) => meta?.['who'] !== undefined && meta['who'] !== 'visitor' })
    return
  }
  const heed = heeds[name as LiveEventName] as ((mall: Shared, data: unknown) => void) | undefined
  heed?.(mall, data)
}
