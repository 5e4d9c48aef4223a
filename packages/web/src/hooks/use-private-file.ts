import { useAsking } from '@plaza/client'
import { getUpload } from '@plaza/contract'
import { useQuery } from '@tanstack/react-query'

const cachedMs = 10 * 60_000

/** A file that only its owner may open: its bytes, since no element could ask for it. Its address may be over by now; then a fresh one is asked for. */
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
