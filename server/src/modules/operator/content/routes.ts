import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { endMallCoupon } from './coupons/end-mall-coupon.ts'
import { listMallCoupons } from './coupons/list-mall-coupons.ts'
import { saveMallCoupon } from './coupons/save-mall-coupon.ts'
import { listPolicies } from './policies/list-policies.ts'
import { publishPolicy } from './policies/publish-policy.ts'
import { removePolicyDraft } from './policies/remove-policy-draft.ts'
import { restorePolicy } from './policies/restore-policy.ts'
import { savePolicy } from './policies/save-policy.ts'
import { listMallAds } from './ads/list-mall-ads.ts'
import { publishAd } from './ads/publish-ad.ts'
import { removeAd } from './ads/remove-ad.ts'
import { saveAd } from './ads/save-ad.ts'
import { listMallAnnouncements } from './announcements/list-mall-announcements.ts'
import { publishAnnouncement } from './announcements/publish-announcement.ts'
import { removeAnnouncement } from './announcements/remove-announcement.ts'
import { saveAnnouncement } from './announcements/save-announcement.ts'
import { listMallNews } from './stories/list-mall-news.ts'
import { listMallPosts } from './stories/list-mall-posts.ts'
import { publishPost } from './stories/publish-post.ts'
import { publishStory } from './stories/publish-story.ts'
import { removePost } from './stories/remove-post.ts'
import { removeStory } from './stories/remove-story.ts'
import { savePost } from './stories/save-post.ts'
import { saveStory } from './stories/save-story.ts'

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
