export { listMallAds } from './list-mall-ads.ts'
export { publishAd } from './publish-ad.ts'
export { removeAd } from './remove-ad.ts'
export { saveAd } from './save-ad.ts'
