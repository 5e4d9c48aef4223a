import type { CallShape, GeneralReason, ReasonOf } from '@plaza/contract'

/** Fixed titles shown above a transport failure. */
export const failureTitles = { interface: 'Interface error', network: 'Request Error', upload: 'Upload error' } as const
export type TransportKind = keyof typeof failureTitles

/** `unreachable`: no answer came, or a proxy reported that the server is down. `broken`: the answer does not have the mall's format. */
export type TransportReason = 'unreachable' | 'broken'
/** The error code has no named reason, neither in the call nor among the codes that all calls share. */
type NoReason = 'unnamed'
export type SharedReason = GeneralReason | TransportReason | NoReason

export type SessionEnd = Extract<GeneralReason, 'no_session' | 'session_unknown' | 'session_ended'>

type FailureDetails<R extends string> = {
  kind: 'refused' | TransportKind
  reason: R
  /** The call that failed. Undefined if no call caused the error. */
  of?: CallShape
  /** The server's message, in the reader's language. */
  said?: string
  data?: unknown
  sessionEnd?: SessionEnd | undefined
  /** The code or HTTP status on the wire. Empty if no answer came at all. */
  shownCode?: string
}

/** Error of a failed call: the mall refused it, or it was lost in transport. The reason decides how the app handles the error. */
export class CallFailure<R extends string = string> extends Error {
  readonly kind: FailureDetails<R>['kind']
  readonly reason: R
  readonly of: CallShape | undefined
  readonly said: string | undefined
  readonly data: unknown
  /** The reason why the session ended. Undefined if the failure does not end the session. */
  readonly sessionEnd: SessionEnd | undefined
  /** Shown to a user who asks for help. The app uses this code for nothing else. */
  readonly shownCode: string

  constructor({ kind, reason, of, said, data, sessionEnd, shownCode = '' }: FailureDetails<R>) {
    super(kind === 'refused' ? (said ?? shownCode) : failureTitles[kind])
    this.name = 'CallFailure'
    this.kind = kind
    this.reason = reason
    this.of = of
    this.said = said
    this.data = data
    this.sessionEnd = sessionEnd
    this.shownCode = shownCode
  }

  /** `Interface error`, `Request Error` or `Upload error`; a refusal has only a message. */
  get title(): string | undefined {
    return this.kind === 'refused' ? undefined : failureTitles[this.kind]
  }
}

/** Reasons for which a call may fail: those declared for the call, and those shared by all calls. */
export type FailureReason<C extends CallShape> = ReasonOf<C> | SharedReason
export type FailureOf<C extends CallShape> = CallFailure<FailureReason<C>>

export const isCallFailure = (error: unknown): error is CallFailure => error instanceof CallFailure

/** The reason why this call failed. Undefined for a failure of another call or any other error. */
export const reasonOf = <C extends CallShape>(error: unknown, call: C): FailureReason<C> | undefined =>
  isCallFailure(error) && error.of?.path === call.path ? (error.reason as FailureReason<C>) : undefined
