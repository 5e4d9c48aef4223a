export { accountOwners } from './account-owners.ts'
export { countFollowers, followedIds, followedShops } from './follow-rows.ts'
export { cachedProfiles } from './cached-profiles.ts'
export {
  membersOf,
  invitedBy,
  joinAs,
  type Member,
  memberAtWork,
  lockMember,
  writeMember,
  inviteMember,
  memberByEmail,
} from './member-rows.ts'
export { settingsOf, writeSettings, lockSettings, isNameTaken, type ShopSettings } from './settings-rows.ts'
export {
  type ShopCard,
  type ShopProfile,
  hasShop,
  insertShop,
  isNameOfShop,
  isOpenShop,
  openShops,
  shopProfile,
  shopProfiles,
} from './shop-rows.ts'
export { shopStateOf } from './shop-state.ts'
export { stopShop, openedWithin, findShops, resumeShop, shopsBefore, shopStatus, type ShopStatus } from './standing-rows.ts'
