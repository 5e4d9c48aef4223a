import { randomInt } from 'node:crypto'

// Characters that are easy to tell apart, since people read codes aloud.
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const length = 8

export const newInvitationCode = (): string => Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
