import type { ReactNode } from 'react'

/** A field of what is asked for, beside what holds now. */
export type ComparedField = {
  key: string
  name: string
  /** The language that both are written in, for letters and readers; without it, that of the page. */
  lang?: string | undefined
  live: ReactNode
  asked: ReactNode
  changes: boolean
}
/** Fields that belong together: those of one language. */
export type ComparedGroup = { name: string; fields: readonly ComparedField[] }

/** The fields to review: all, or only those that would change. Empty groups are left out. */
export const shownOf = (groups: readonly ComparedGroup[], onlyChanges: boolean): ComparedGroup[] =>
  groups
    .map(({ name, fields }) => ({ name, fields: fields.filter(({ changes }) => changes || !onlyChanges) }))
    .filter(({ fields }) => fields.length > 0)
