import type { StaffRole, contentStates } from '@plaza/contract'

/** Any content written for shoppers. It has texts in six languages, a state and a version. */
export type WrittenThing = {
  id: string
  state: (typeof contentStates)[number]
  missing: number
  version: string
  title_en?: string | undefined
  title_zh?: string | undefined
  title_es?: string | undefined
  title_jp?: string | undefined
  title_th?: string | undefined
  title_zhtw?: string | undefined
}
type Which = { id: string; version: string }
export type Change<I> = { mutateAsync: (input: I) => Promise<unknown>; isPending: boolean }
export type Publishing = Change<Which & { on: '0' | '1' }>

export const writes: readonly StaffRole[] = ['owner', 'catalogue']
export const stateTones = { draft: 'quiet', planned: 'info', running: 'success', ended: 'quiet' } as const

/** Converts an ISO time to the value of a date-time field, in the browser's time zone. */
export const toLocal = (moment: string | null | undefined): string => {
  if (!moment) return ''
  const at = new Date(moment)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
/** Converts a date-time field to a request field in ISO time. An empty field is omitted. */
export const fromLocal = (name: string, typed: string | undefined): Record<string, string> =>
  typed ? { [name]: new Date(typed).toISOString() } : {}
