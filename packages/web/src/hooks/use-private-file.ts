import { useAsking } from '@plaza/client'
import { getUpload } from '@plaza/contract'
import { useQuery } from '@tanstack/react-query'

const cachedMs = 10 * 60_000

/** Loads the bytes of a private file, because an `<img>` cannot send the token. If the address has expired, the hook requests a new one. */
export const usePrivateFile = ({ id, url }: { id: string; url: string }) => {
  const { caller } = useAsking()
  return useQuery({
    queryKey: ['private-file', id],
    queryFn: ({ signal }) =>
      caller.file(url, { signal }).catch(async () => caller.file((await caller.ask(getUpload, { id }, { signal })).url, { signal })),
    staleTime: Infinity,
    gcTime: cachedMs,
    retry: false,
    meta: { who: 'customer' },
  })
}
