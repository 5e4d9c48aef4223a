import { useState } from 'react'

type Listed<Page> = { data?: { pages: readonly Page[] } | undefined; dataUpdatedAt: number; isStale: boolean }

/**
 * The part of a list that all its tabs share, such as their counts, from the newest answer of any tab. The stored answer of a tab may be older than
 * the user's last action, so its numbers never replace newer ones. An answer that is stale when the list opens gives no numbers until it is refetched.
 */
export const useNewest = <Page, Part>({ data, dataUpdatedAt: at, isStale }: Listed<Page>, read: (page: Page) => Part): Part | undefined => {
  const page = data?.pages[0]
  const [newest, setNewest] = useState<{ at: number; page: Page | undefined }>({ at: isStale ? at : -1, page: isStale ? undefined : page })
  const isNewer = page !== undefined && page !== newest.page && at > newest.at
  if (isNewer) setNewest({ at, page })
  const shown = isNewer ? page : newest.page
  return shown && read(shown)
}
