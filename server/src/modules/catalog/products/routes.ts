import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import {
  getAllBrands,
  getAllCategories,
  getAllProducts,
  getBrand,
  getCategory,
  getCategoryTree,
  getFirstCategories,
  getHotList,
  getNew,
  getRecommend,
  getRecommendList,
  getShop,
  getTopCategories,
} from './browse/index.ts'
import { clearProductCache } from './clear-product-cache.ts'
import { keepCategories, keepCategory, keepCounted, keepDetail, keepHot, keepList, keepNew, keepShop, keepTop } from './keeps.ts'
import { getProductDetail } from './page/index.ts'

export const catalogueRoutes = [
  route('getAllProducts', contract.getAllProducts, getAllProducts, { keep: keepList }),
  route('getHotList', contract.getHotList, getHotList, { keep: keepHot }),
  route('getNew', contract.getNew, getNew, { keep: keepNew }),
  route('getRecommend', contract.getRecommend, getRecommend, { keep: keepCounted }),
  route('getProductDetail', contract.getProductDetail, getProductDetail, { keep: keepDetail }),
  route('getTopCategories', contract.getTopCategories, getTopCategories, { keep: keepTop }),
  route('getFirstCategories', contract.getFirstCategories, getFirstCategories, { keep: keepCategories }),
  route('getCategoryTree', contract.getCategoryTree, getCategoryTree, { keep: keepCategories }),
  route('getAllCategories', contract.getAllCategories, getAllCategories, { keep: keepCategories }),
  route('getCategory', contract.getCategory, getCategory, { keep: keepCategory }),
  route('getBrand', contract.getBrand, getBrand, { keep: keepCounted }),
  route('getShop', contract.getShop, getShop, { keep: keepShop }),
  route('getRecommendList', contract.getRecommendList, getRecommendList, { keep: keepCounted }),
  route('getAllBrands', contract.getAllBrands, getAllBrands, { keep: keepCategories }),
  route('clearProductCache', contract.clearProductCache, clearProductCache),
]
