import * as calls from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { route } from '../../kernel/http/serve.ts'
import { clearCache } from './clear-product-cache.ts'
import { getDetail } from './get-product-detail.ts'
import { getBrandPage } from './get-brand.ts'
import { getCategoryPage } from './get-category.ts'
import { getShopPage } from './get-shop.ts'
import { showCards } from './kept-cards.ts'
import { allCategories, liveliestBranches } from './kept.ts'
import { keepCategories, keepCounted, keepDetail, keepList, keepShop, keepTop } from './keeps.ts'
import { listBrands } from './list-brands.ts'
import { listCards } from './list-cards.ts'
import { orders } from './orders.ts'
import { bestOfBranches } from './product-rows.ts'
import { departmentOf } from './detail-rows.ts'
import { remember } from './true-for.ts'
import { wantedBy } from './wanted.ts'
import { showCategory, showTree } from './show-categories.ts'

export const catalogueRoutes = [
  route(
    'getAllProducts',
    calls.getAllProducts,
    ({ kernel, input }) => listCards(kernel, wantedBy(input), orders[input.sort ?? 'relevance'], input),
    { keep: keepList },
  ),
  route('getHotList', calls.getHotList, ({ kernel, input }) => listCards(kernel, { branch: input.category_id }, orders.sales, input), {
    keep: keepList,
  }),
  route('getNew', calls.getNew, ({ kernel, input }) => listCards(kernel, { branch: input.category_id }, orders.newest, input), {
    keep: keepList,
  }),
  route(
    'getRecommend',
    calls.getRecommend,
    async ({ kernel, input }) => {
      if (!input.product_id) return listCards(kernel, { branch: input.category_id, inStock: true }, orders.rating, input)
      const department = await departmentOf(kernel.db, input.product_id)
      if (!department) return refused('product_unknown')
      return listCards(kernel, { branch: department, inStock: true, without: input.product_id }, orders.relevance, input)
    },
    { keep: keepCounted },
  ),
  route('getProductDetail', calls.getProductDetail, getDetail, {
    keep: keepDetail,
  }),
  route(
    'getTopCategories',
    calls.getTopCategories,
    async ({ kernel, input }) => {
      const branches = await liveliestBranches(kernel, 3)
      const [rows, best] = await Promise.all([allCategories(kernel), bestOfBranches(kernel.db, branches, input.limit)])
      const cards = await showCards(kernel, best)
      const productsOf = (branch: string) => {
        const own = cards.filter((each) => each.row.branch === branch)
        return remember(
          own.map((each) => each.card),
          own.map((each) => each.row),
        )
      }
      const shown = branches.flatMap((id) => rows.filter((row) => row.id === id))
      return done(
        shown.map((row) => ({
          category: showCategory(row),
          products: productsOf(row.id),
        })),
      )
    },
    { keep: keepTop },
  ),
  route(
    'getFirstCategories',
    calls.getFirstCategories,
    async ({ kernel }) => done((await allCategories(kernel)).filter((row) => row.parent_id === null).map(showCategory)),
    {
      keep: keepCategories,
    },
  ),
  route('getCategoryTree', calls.getCategoryTree, async ({ kernel }) => done(showTree(await allCategories(kernel))), {
    keep: keepCategories,
  }),
  route(
    'getAllCategories',
    calls.getAllCategories,
    async ({ kernel, input }) => {
      const word = input.keyword?.toLowerCase()
      const rows = (await allCategories(kernel)).filter((row) => !input.parent_id || row.parent_id === input.parent_id)
      return done(
        rows.filter((row) => !word || Object.values(row.names).some((name) => name.toLowerCase().includes(word))).map(showCategory),
      )
    },
    { keep: keepCategories },
  ),
  route('getCategory', calls.getCategory, getCategoryPage, { keep: keepCounted }),
  route('getBrand', calls.getBrand, getBrandPage, { keep: keepCounted }),
  route('getShop', calls.getShop, getShopPage, { keep: keepShop }),
  route(
    'getRecommendList',
    calls.getRecommendList,
    ({ kernel, input }) => listCards(kernel, { branch: input.category_id, inStock: true }, orders[input.sort ?? 'relevance'], input),
    { keep: keepCounted },
  ),
  route('getAllBrands', calls.getAllBrands, listBrands, { keep: keepCategories }),
  route('clearProductCache', calls.clearProductCache, clearCache),
]
