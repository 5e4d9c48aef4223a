import { randomInt } from 'node:crypto'

// Signs that nobody mistakes for one another, for people read them to each other.
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const length = 8

export const newInvitationCode = (): string => Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
