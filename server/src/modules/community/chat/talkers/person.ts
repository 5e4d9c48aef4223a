import type { Audience } from '../../../../kernel/sessions.ts'

export type Person = { audience: Audience; personId: string }
export const authorOf = ({ audience, personId }: Person): string => `${audience}:${personId}`
