import type { PathName } from './paths.ts'

/** Routes the server renders besides home: the most linked ones. They are rendered only if they are the first page of a visit. */
export const drawnNames = ['category', 'product'] as const satisfies readonly PathName[]
export type DrawnName = (typeof drawnNames)[number]
