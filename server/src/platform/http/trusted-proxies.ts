import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import * as z from 'zod/mini'

/** True if the sender at this distance is a proxy of the operator. Hop 0 is the direct connection, hop 1 the last entry of `x-forwarded-for`. */
export type TrustedProxies = (address: string, hop: number) => boolean

const asPlainV4 = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')
const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Adds an address or a network to the list. False if the text is neither. */
const addNetwork = (list: BlockList, text: string): boolean => {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  if (prefix === undefined) list.addAddress(address, familyOf(address))
  else if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > (version === 6 ? 128 : 32)) return false
  else list.addSubnet(address, Number(prefix), familyOf(address))
  return true
}

const networks = (text: string): TrustedProxies | null => {
  const list = new BlockList()
  if (!text.split(',').every((each) => addNetwork(list, each.trim()))) return null
  return (from) => {
    const address = asPlainV4(from)
    return isIP(address) !== 0 && list.check(address, familyOf(address))
  }
}

const wrong = 'must be a number of proxies from 0 to 10, or addresses and networks such as 10.0.0.0/8,127.0.0.1'

/** `TRUST_PROXY`: a number of proxies, or the addresses and networks of proxies. Null trusts no header. */
export const trustedProxies = z.pipe(
  z.prefault(z.string(), '0'),
  z.transform((text, context): TrustedProxies | null => {
    if (text === '0' || text === 'false') return null
    const hops = text === 'true' ? 1 : Number(/^([1-9]|10)$/.exec(text)?.[0] ?? 0)
    const trusted = hops > 0 ? (_address: string, hop: number) => hop < hops : networks(text)
    if (trusted === null) context.issues.push({ code: 'custom', message: wrong, input: text })
    return trusted
  }),
)

/** Reads the client's address of a request. Clients can forge each entry of `x-forwarded-for` that no trusted proxy added. */
export const clientAddressReader = (isTrusted: TrustedProxies | null) => {
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const direct = socket.remoteAddress ?? ''
    const forwarded = headers['x-forwarded-for']
    if (isTrusted === null || typeof forwarded !== 'string' || !isTrusted(direct, 0)) return direct
    const senders = forwarded.split(',').reverse()
    const client = senders.findIndex((sender, at) => !isTrusted(sender.trim(), at + 1))
    return senders.at(client)?.trim() || direct
  }
}
