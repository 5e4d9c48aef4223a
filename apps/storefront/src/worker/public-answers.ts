import {
  getAboutUs,
  getAllBrands,
  getAllCategories,
  getAllProducts,
  getAnnouncements,
  getBrand,
  getCategory,
  getCategoryTree,
  getComments,
  getCurrency,
  getFirstCategories,
  getHotList,
  getLanguages,
  getNew,
  getNews,
  getNewsItem,
  getPost,
  getPosts,
  getPrivacyPolicy,
  getProductDetail,
  getRecommend,
  getRecommendList,
  getReturnPolicy,
  getShop,
  getStore,
  getSupportPolicy,
  getTermsPolicy,
  getTopCategories,
  getUserPolicy,
} from '@plaza/contract'

/** Requests whose answers may be cached. The answers are the same for all users, and contain no personal data or money. */
export const publicCalls = [
  getAboutUs,
  getAllBrands,
  getAllCategories,
  getAllProducts,
  getAnnouncements,
  getBrand,
  getCategory,
  getCategoryTree,
  getComments,
  getCurrency,
  getFirstCategories,
  getHotList,
  getLanguages,
  getNew,
  getNews,
  getNewsItem,
  getPost,
  getPosts,
  getPrivacyPolicy,
  getProductDetail,
  getRecommend,
  getRecommendList,
  getReturnPolicy,
  getShop,
  getStore,
  getSupportPolicy,
  getTermsPolicy,
  getTopCategories,
  getUserPolicy,
]

/** Requests without which the shop cannot start. */
export const atLaunch = [getCurrency, getLanguages].map(({ path }) => `/api${path}`).concat(`/api${getStore.path}?type=website_config`)

const fields: Record<string, string> = { id: '[1-9][0-9]*', section: '(?:home|products|brands|children|about)' }
const patterns = publicCalls.map(({ method, path }) => ({
  method,
  path: new RegExp(`^/api${path.replace(/\{(\w+)\}/g, (_, name: string) => fields[name] ?? name)}$`),
}))

/** Checks only method and path. A POST call with the same form also has the same answer for all users. */
export const isPublicAnswer = (method: string, path: string): boolean =>
  patterns.some((pattern) => pattern.method === method && pattern.path.test(path))
