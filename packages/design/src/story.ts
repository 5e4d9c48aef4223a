import type { ReactNode } from 'react'

/** What stands beside a component: its cases by name, each drawn as a component of its own. */
export type Stories = { name: string; cases: Record<string, () => ReactNode> }
