import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { endMallCoupon, listMallCoupons, saveMallCoupon } from './coupons/index.ts'
import { listPolicies, publishPolicy, removePolicyDraft, restorePolicy, savePolicy } from './policies/index.ts'
import { listMallAds, publishAd, removeAd, saveAd } from './ads/index.ts'
import { listMallAnnouncements, publishAnnouncement, removeAnnouncement, saveAnnouncement } from './announcements/index.ts'
import { listMallNews, listMallPosts, publishPost, publishStory, removePost, removeStory, savePost, saveStory } from './stories/index.ts'

export const mallContentRoutes = [
  route('listMallAds', contract.listMallAds, listMallAds),
  route('saveAd', contract.saveAd, saveAd),
  route('publishAd', contract.publishAd, publishAd),
  route('removeAd', contract.removeAd, removeAd),
  route('listMallAnnouncements', contract.listMallAnnouncements, listMallAnnouncements),
  route('saveAnnouncement', contract.saveAnnouncement, saveAnnouncement),
  route('publishAnnouncement', contract.publishAnnouncement, publishAnnouncement),
  route('removeAnnouncement', contract.removeAnnouncement, removeAnnouncement),
  route('listMallNews', contract.listMallNews, listMallNews),
  route('saveStory', contract.saveStory, saveStory),
  route('publishStory', contract.publishStory, publishStory),
  route('removeStory', contract.removeStory, removeStory),
  route('listMallPosts', contract.listMallPosts, listMallPosts),
  route('savePost', contract.savePost, savePost),
  route('publishPost', contract.publishPost, publishPost),
  route('removePost', contract.removePost, removePost),
  route('listPolicies', contract.listPolicies, listPolicies),
  route('savePolicy', contract.savePolicy, savePolicy),
  route('publishPolicy', contract.publishPolicy, publishPolicy),
  route('restorePolicy', contract.restorePolicy, restorePolicy),
  route('removePolicyDraft', contract.removePolicyDraft, removePolicyDraft),
  route('listMallCoupons', contract.listMallCoupons, listMallCoupons),
  route('saveMallCoupon', contract.saveMallCoupon, saveMallCoupon),
  route('endMallCoupon', contract.endMallCoupon, endMallCoupon),
]
