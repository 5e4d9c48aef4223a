export { keepPictures, mirrorProducts } from './mirror-products.ts'
export { nextToPublish, setPublishAt } from './publish-day.ts'
