import type { TransportStatus } from '@plaza/contract'

/** A technical failure with its own HTTP status. Refusals by a business rule are not errors. */
export class TransportFailure extends Error {
  constructor(
    readonly status: TransportStatus,
    readonly retryAfterSeconds?: number,
  ) {
    super(`transport failure ${status}`)
  }
}
