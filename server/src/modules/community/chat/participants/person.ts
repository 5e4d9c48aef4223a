import type { Audience } from '../../../../platform/db/outbox/outbox.ts'

export type Person = { audience: Audience; personId: string }
export const authorOf = ({ audience, personId }: Person): string => `${audience}:${personId}`
