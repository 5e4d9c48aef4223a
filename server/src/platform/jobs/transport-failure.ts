import type { TransportStatus } from '@plaza/contract'

/** A failure of transport rather than of business, with an HTTP status of its own. */
export class TransportFailure extends Error {
  constructor(
    readonly status: TransportStatus,
    readonly retryAfterSeconds?: number,
  ) {
    super(`transport failure ${status}`)
  }
}
