import type { Audience } from '../../../../platform/db/outbox/outbox.ts'

export type ChatPerson = { audience: Audience; personId: string }
export const chatAuthor = ({ audience, personId }: ChatPerson): string => `${audience}:${personId}`
