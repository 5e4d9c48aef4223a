export type Diagnosis = {
  part:
    | 'settings'
    | 'database'
    | 'rights'
    | 'secret'
    | 'jobs'
    | 'files'
    | 'mail'
    | 'clock'
    | 'disk'
    | 'books'
    | 'audit'
    | 'staff'
    | 'backup'
  /** A fault stops the mall or costs data or money. A warning may be intended. */
  state: 'ok' | 'warning' | 'fault'
  /** One sentence. It names the remedy if something is wrong. */
  text: string
}

type Part = Diagnosis['part']
export const ok = (part: Part, text: string): Diagnosis => ({ part, state: 'ok', text })
export const warning = (part: Part, text: string): Diagnosis => ({ part, state: 'warning', text })
export const fault = (part: Part, text: string): Diagnosis => ({ part, state: 'fault', text })

/** `diagnoses`, or "all is well" if there are none. */
export const orOk = (diagnoses: readonly Diagnosis[], part: Part, text: string): Diagnosis[] =>
  diagnoses.length === 0 ? [ok(part, text)] : [...diagnoses]

export const messageOf = (error: unknown): string => {
  const { message, code } = error as { message?: string; code?: string }
  return (message === undefined || message === '' ? String(code ?? error) : message).split('\n')[0] ?? ''
}
