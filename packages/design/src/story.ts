import type { ReactNode } from 'react'

/** Stories of a component: its cases by name. Each case renders as a component. */
export type Stories = { name: string; cases: Record<string, () => ReactNode> }
