import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { getAllBrands } from './browse/get-all-brands.ts'
import { getAllCategories } from './browse/get-all-categories.ts'
import { getAllProducts } from './browse/get-all-products.ts'
import { getBrand } from './browse/get-brand.ts'
import { getCategory } from './browse/get-category.ts'
import { getCategoryTree } from './browse/get-category-tree.ts'
import { getFirstCategories } from './browse/get-first-categories.ts'
import { getHotList } from './browse/get-hot-list.ts'
import { getNew } from './browse/get-new.ts'
import { getRecommend } from './browse/get-recommend.ts'
import { getRecommendList } from './browse/get-recommend-list.ts'
import { getShop } from './browse/get-shop.ts'
import { getTopCategories } from './browse/get-top-categories.ts'
import { clearProductCache } from './clear-product-cache.ts'
import {
  cacheCategories,
  cacheCategory,
  cacheCounted,
  cacheDetail,
  cacheHot,
  cacheList,
  cacheNew,
  cacheShop,
  cacheTop,
} from './cache-policies.ts'
import { getProductDetail } from './page/get-product-detail.ts'

export const catalogueRoutes = [
  route('getAllProducts', contract.getAllProducts, getAllProducts, { keep: cacheList }),
  route('getHotList', contract.getHotList, getHotList, { keep: cacheHot }),
  route('getNew', contract.getNew, getNew, { keep: cacheNew }),
  route('getRecommend', contract.getRecommend, getRecommend, { keep: cacheCounted }),
  route('getProductDetail', contract.getProductDetail, getProductDetail, { keep: cacheDetail }),
  route('getTopCategories', contract.getTopCategories, getTopCategories, { keep: cacheTop }),
  route('getFirstCategories', contract.getFirstCategories, getFirstCategories, { keep: cacheCategories }),
  route('getCategoryTree', contract.getCategoryTree, getCategoryTree, { keep: cacheCategories }),
  route('getAllCategories', contract.getAllCategories, getAllCategories, { keep: cacheCategories }),
  route('getCategory', contract.getCategory, getCategory, { keep: cacheCategory }),
  route('getBrand', contract.getBrand, getBrand, { keep: cacheCounted }),
  route('getShop', contract.getShop, getShop, { keep: cacheShop }),
  route('getRecommendList', contract.getRecommendList, getRecommendList, { keep: cacheCounted }),
  route('getAllBrands', contract.getAllBrands, getAllBrands, { keep: cacheCategories }),
  route('clearProductCache', contract.clearProductCache, clearProductCache),
]
