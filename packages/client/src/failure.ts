/** The literal titles that people see over a failure of transport. */
export const failureTitles = { interface: 'Interface error', network: 'Request Error', upload: 'Upload error' } as const
export type TransportKind = keyof typeof failureTitles

type Told = {
  kind: 'refused' | TransportKind
  /** The wire's code of a refusal, or the HTTP status; 0 where no answer came at all. */
  code: number
  /** What the server says about it, in the reader's language. */
  said?: string
  data?: unknown
}

/** A call that brought no success: refused by a rule, or lost on the way. */
export class CallFailure extends Error {
  readonly kind: Told['kind']
  readonly code: number
  readonly said: string | undefined
  readonly data: unknown

  constructor({ kind, code, said, data }: Told) {
    super(kind === 'refused' ? (said ?? String(code)) : failureTitles[kind])
    this.name = 'CallFailure'
    this.kind = kind
    this.code = code
    this.said = said
    this.data = data
  }

  /** `Interface error`, `Request Error` or `Upload error`; a refusal has no title, only words. */
  get title(): string | undefined {
    return this.kind === 'refused' ? undefined : failureTitles[this.kind]
  }
}

export const isCallFailure = (error: unknown): error is CallFailure => error instanceof CallFailure
