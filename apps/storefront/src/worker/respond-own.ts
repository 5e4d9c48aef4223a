import { hasData, isSameAnswer, ownerOf, ownKeyOf } from './own-answers.ts'
import { ownStore } from './own-store.ts'
import type { Fetching } from './scope.ts'

/** A customer's own answer: from the network, else the stored one of this customer, in another language if need be. */
export const ownAnswerOf = async ({ request }: Pick<Fetching, 'request'>) => {
  const token = request.headers.get('access-token')
  const key = token === null ? null : ownKeyOf(request.url, await ownerOf(token), request.headers.get('lang') ?? '')
  const store = ownStore()
  return {
    ask: async (event: Fetching): Promise<Response> => {
      const response = await fetch(request)
      if (key !== null && response.status === 200) event.waitUntil(keep(key, response.clone(), store, request.signal))
      return response
    },
    find: async (): Promise<Response | undefined> => {
      if (key === null) return undefined
      const keys = await store.keys()
      const same = keys.find((each) => each === key) ?? keys.findLast((each) => isSameAnswer(each, key))
      return same === undefined ? undefined : store.find(same)
    },
  }
}

const keep = async (key: string, response: Response, store: ReturnType<typeof ownStore>, signal: AbortSignal): Promise<void> => {
  const text = await response.text()
  if (hasData(text) && !signal.aborted) await store.keep(key, new Response(text, response))
}
