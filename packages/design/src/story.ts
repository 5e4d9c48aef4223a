import type { ReactNode } from 'react'

/** Stories of a component: its cases by name, each rendered as a component of its own. */
export type Stories = { name: string; cases: Record<string, () => ReactNode> }
