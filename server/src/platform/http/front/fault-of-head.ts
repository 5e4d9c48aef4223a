import type { TransportStatus } from '@plaza/contract'
import type { IncomingMessage } from 'node:http'

export const maxHeaders = 64

const hostsOf = (rawHeaders: readonly string[]): number => {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}

/** Checks a request by its headers alone, before any of them is trusted. */
export const faultOfHead = ({ rawHeaders, headers, httpVersion }: IncomingMessage): TransportStatus | null => {
  // A header beyond the maximum is not read, and it could be the one that identifies the client.
  if (rawHeaders.length > 2 * maxHeaders) return 431
  const hosts = hostsOf(rawHeaders)
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) return 400
  const encoding = headers['content-encoding']
  return encoding === undefined || encoding === 'identity' ? null : 415
}
