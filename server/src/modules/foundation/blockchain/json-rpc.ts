import * as z from 'zod/mini'
import { type NetworkRequest, ChainTrouble, understand } from './ask-network.ts'

const Answer = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.number(),
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ code: z.number() })),
})

const hexadecimal = (shape: RegExp) =>
  z.pipe(
    z.string().check(z.regex(shape)),
    z.transform((text: string) => text.toLowerCase()),
  )
export const Hash = hexadecimal(/^0x[0-9a-f]{64}$/i)
export const HexAddress = hexadecimal(/^0x[0-9a-f]{40}$/i)
export const Data = hexadecimal(/^0x[0-9a-f]*$/i)
export const Quantity = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-f]{1,64}$/i)),
  z.transform((text: string) => BigInt(text)),
)

export type Rpc = <T extends z.ZodMiniType>(method: string, parameters: readonly unknown[], shape: T) => Promise<z.output<T>>

/** JSON-RPC 2.0 over HTTP, one call per request. No answer is cached, above all not the newest block. */
export const jsonRpc = (network: string, ask: NetworkRequest): Rpc => {
  let lastId = 0
  return async (method, parameters, shape) => {
    const id = (lastId += 1)
    const answer = understand(network, Answer, await ask('', { jsonrpc: '2.0', id, method, params: parameters }))
    if (answer.id !== id) throw new ChainTrouble(`${network} answers another question than ${method}`)
    if (answer.error) throw new ChainTrouble(`${network} refuses ${method} (${answer.error.code})`)
    const result = shape.safeParse(answer.result)
    if (!result.success) throw new ChainTrouble(`${network} answers ${method} with what makes no sense`)
    return result.data
  }
}
