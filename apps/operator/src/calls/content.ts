import { useAnswer, usePages } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import {
  listEdits,
  listMallAds,
  listMallAnnouncements,
  listMallNews,
  listMallPosts,
  publishAd,
  publishAnnouncement,
  publishPost,
  publishStory,
  removeAd,
  removeAnnouncement,
  removePost,
  removeStory,
  saveAd,
  saveAnnouncement,
  savePost,
  saveStory,
  type MallPolicy,
  listPolicies,
  publishPolicy,
  removePolicyDraft,
  restorePolicy,
  savePolicy,
  endMallCoupon,
  getCategoryTree,
  listMallCoupons,
  saveMallCoupon,
} from '@plaza/contract'
import type { Fields } from '@plaza/client'

export const useListMallAnnouncements = () => useAnswer(listMallAnnouncements, {}, { tongue: 'any' })
const ofAnnouncements = { stale: [listMallAnnouncements, listEdits], staleIfFailed: [listMallAnnouncements] } as const
export const useSaveAnnouncement = () => useChange(saveAnnouncement, ofAnnouncements)
export const usePublishAnnouncement = () => useChange(publishAnnouncement, ofAnnouncements)
export const useRemoveAnnouncement = () => useChange(removeAnnouncement, ofAnnouncements)

export const useListMallNews = () => useAnswer(listMallNews, {}, { tongue: 'any' })
const ofNews = { stale: [listMallNews, listEdits], staleIfFailed: [listMallNews] } as const
export const useSaveStory = () => useChange(saveStory, ofNews)
export const usePublishStory = () => useChange(publishStory, ofNews)
export const useRemoveStory = () => useChange(removeStory, ofNews)

export const useListMallPosts = () => useAnswer(listMallPosts, {}, { tongue: 'any' })
const ofPosts = { stale: [listMallPosts, listEdits], staleIfFailed: [listMallPosts] } as const
export const useSavePost = () => useChange(savePost, ofPosts)
export const usePublishPost = () => useChange(publishPost, ofPosts)
export const useRemovePost = () => useChange(removePost, ofPosts)

export const useListMallAds = () => useAnswer(listMallAds, {}, { tongue: 'any' })
const ofAds = { stale: [listMallAds, listEdits], staleIfFailed: [listMallAds] } as const
export const useSaveAd = () => useChange(saveAd, ofAds)
export const usePublishAd = () => useChange(publishAd, ofAds)
export const useRemoveAd = () => useChange(removeAd, ofAds)

export const useListPolicies = () => useAnswer(listPolicies, {}, { tongue: 'any' })
/** One policy with the texts of all its versions. */
export const usePolicy = (name: MallPolicy['name']) => useAnswer(listPolicies, { name }, { tongue: 'any' })
const ofPolicies = { stale: [listPolicies], staleIfFailed: [listPolicies] } as const
export const useSavePolicy = () => useChange(savePolicy, ofPolicies)
export const usePublishPolicy = () => useChange(publishPolicy, ofPolicies)
export const useRestorePolicy = () => useChange(restorePolicy, ofPolicies)
export const useRemovePolicyDraft = () => useChange(removePolicyDraft, ofPolicies)

export const useListMallCouponsPages = (wanted: Omit<Fields<typeof listMallCoupons>, 'cursor'>) =>
  usePages(listMallCoupons, wanted as Fields<typeof listMallCoupons>, { tongue: 'any' })
export const useSaveMallCoupon = () => useChange(saveMallCoupon, { stale: [listMallCoupons, listEdits], staleIfFailed: [listMallCoupons] })
export const useEndMallCoupon = () => useChange(endMallCoupon, { stale: [listMallCoupons, listEdits], staleIfFailed: [listMallCoupons] })
export const useCategoryTree = () => useAnswer(getCategoryTree, {})
