import type { PathName } from './paths.ts'

/** Routes that the server renders besides home: the ones with the most links to them. They are rendered only as the first page of a visit. */
export const drawnNames = ['category', 'product'] as const satisfies readonly PathName[]
export type DrawnName = (typeof drawnNames)[number]
