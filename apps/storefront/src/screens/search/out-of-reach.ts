import { isCallFailure } from '@plaza/client'

/** Nobody answered, or a proxy did in the mall's place; what the mall itself refuses or breaks is something else. */
export const isOutOfReach = (error: unknown): boolean =>
  isCallFailure(error) && (error.kind === 'network' || (error.kind === 'interface' && error.code >= 502 && error.code <= 504))
