import type { TransportStatus } from '@plaza/contract'

/** A technical failure, as opposed to a refusal by a business rule. It has its own HTTP status. */
export class TransportFailure extends Error {
  constructor(
    readonly status: TransportStatus,
    readonly retryAfterSeconds?: number,
  ) {
    super(`transport failure ${status}`)
  }
}
