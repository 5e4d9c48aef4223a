export { type Bond, bondOf, invitationOf, invitedBefore, ownerOfCode } from './invited-rows.ts'
