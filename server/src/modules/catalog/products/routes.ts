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
import { keepCategories, keepCategory, keepCounted, keepDetail, keepHot, keepList, keepNew, keepShop, keepTop } from './keeps.ts'
import { getProductDetail } from './page/get-product-detail.ts'

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
