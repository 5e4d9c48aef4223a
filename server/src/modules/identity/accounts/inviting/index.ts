export { type Bond, type Invited, bondOf, invitationOf, invitedBefore, ownerOfCode } from './invited-rows.ts'
