export {
  type Member,
  holdMember,
  invitedBy,
  inviteMember,
  joinAs,
  memberAtWork,
  memberByEmail,
  membersOf,
  writeMember,
} from './member-rows.ts'
