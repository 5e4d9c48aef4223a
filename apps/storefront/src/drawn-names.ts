import type { PathName } from './paths.ts'

/** Beside home: the places that others link to most, which the server draws too where they are asked for first. */
export const drawnNames = ['category', 'product'] as const satisfies readonly PathName[]
export type DrawnName = (typeof drawnNames)[number]
