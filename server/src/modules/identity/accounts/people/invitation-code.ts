import { randomInt } from 'node:crypto'

// Characters that cannot be mistaken for one another, since people read codes to each other.
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const length = 8

export const newInvitationCode = (): string => Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
