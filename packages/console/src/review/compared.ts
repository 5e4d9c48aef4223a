import type { ReactNode } from 'react'

/** A field of a request: its requested value beside the current one. */
export type ComparedField = {
  key: string
  name: string
  /** Language of both values, for fonts and screen readers. Without it, the page's language applies. */
  lang?: string | undefined
  live: ReactNode
  requested: ReactNode
  changes: boolean
}
/** Fields of one language, shown as a group. */
export type ComparedGroup = { name: string; fields: readonly ComparedField[] }

/** The fields to review: all, or only those that would change. Empty groups are left out. */
export const shownOf = (groups: readonly ComparedGroup[], onlyChanges: boolean): ComparedGroup[] =>
  groups
    .map(({ name, fields }) => ({ name, fields: fields.filter(({ changes }) => changes || !onlyChanges) }))
    .filter(({ fields }) => fields.length > 0)
