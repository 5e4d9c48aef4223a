export { InviteSheet } from './InviteSheet.tsx'
export { MemberRow } from './MemberRow.tsx'
export { StaffPage } from './StaffPage.tsx'
