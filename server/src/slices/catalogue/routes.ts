import * as calls from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { route } from '../../kernel/http/serve.ts'
import { allCategories, liveliestBranches } from './category-rows.ts'
import { clearCache } from './clear-product-cache.ts'
import { getDetail } from './get-product-detail.ts'
import { getBrandPage } from './get-brand.ts'
import { getCategoryPage } from './get-category.ts'
import { getShopPage } from './get-shop.ts'
import { listBrands } from './list-brands.ts'
import { listCards, showCards } from './list-cards.ts'
import { orders } from './orders.ts'
import { bestOfBranches } from './product-rows.ts'
import { productDetail } from './detail-rows.ts'
import { wantedBy } from './wanted.ts'
import { showCategory, showTree } from './show-categories.ts'

const products = { seconds: 60, tags: () => ['products'] }
const categories = { seconds: 60, tags: () => ['products', 'categories'] }

export const catalogueRoutes = [
  route(
    'getAllProducts',
    calls.getAllProducts,
    ({ kernel, input }) => listCards(kernel, wantedBy(input), orders[input.sort ?? 'relevance'], input),
    { keep: products },
  ),
  route('getHotList', calls.getHotList, ({ kernel, input }) => listCards(kernel, { branch: input.category_id }, orders.sales, input), {
    keep: products,
  }),
  route('getNew', calls.getNew, ({ kernel, input }) => listCards(kernel, { branch: input.category_id }, orders.newest, input), {
    keep: products,
  }),
  route(
    'getRecommend',
    calls.getRecommend,
    async ({ kernel, input }) => {
      if (!input.product_id) return listCards(kernel, { branch: input.category_id, inStock: true }, orders.rating, input)
      const near = await productDetail(kernel.db, input.product_id)
      if (!near) return refused('product_unknown')
      return listCards(kernel, { branch: near.path[0]?.id, inStock: true, without: near.id }, orders.relevance, input)
    },
    { keep: products },
  ),
  route('getProductDetail', calls.getProductDetail, getDetail, {
    keep: { seconds: 60, tags: (input) => [`product:${input.id}`, 'products', 'settings'] },
  }),
  route(
    'getTopCategories',
    calls.getTopCategories,
    async ({ kernel, input }) => {
      const branches = await liveliestBranches(kernel.db, 3)
      const [rows, best] = await Promise.all([allCategories(kernel.db), bestOfBranches(kernel.db, branches, input.limit)])
      const cards = await showCards(kernel, best)
      const shown = branches.flatMap((id) => rows.filter((row) => row.id === id))
      return done(
        shown.map((row) => ({
          category: showCategory(row),
          products: cards.filter((each) => each.row.branch === row.id).map((each) => each.card),
        })),
      )
    },
    { keep: categories },
  ),
  route(
    'getFirstCategories',
    calls.getFirstCategories,
    async ({ kernel }) => done((await allCategories(kernel.db)).filter((row) => row.parent_id === null).map(showCategory)),
    {
      keep: categories,
    },
  ),
  route('getCategoryTree', calls.getCategoryTree, async ({ kernel }) => done(showTree(await allCategories(kernel.db))), {
    keep: categories,
  }),
  route(
    'getAllCategories',
    calls.getAllCategories,
    async ({ kernel, input }) => {
      const word = input.keyword?.toLowerCase()
      const rows = (await allCategories(kernel.db)).filter((row) => !input.parent_id || row.parent_id === input.parent_id)
      return done(
        rows.filter((row) => !word || Object.values(row.names).some((name) => name.toLowerCase().includes(word))).map(showCategory),
      )
    },
    { keep: categories },
  ),
  route('getCategory', calls.getCategory, getCategoryPage, { keep: categories }),
  route('getBrand', calls.getBrand, getBrandPage, { keep: products }),
  route('getShop', calls.getShop, getShopPage, { keep: { seconds: 60, tags: (input) => ['products', `shop:${input.id}`] } }),
  route(
    'getRecommendList',
    calls.getRecommendList,
    ({ kernel, input }) => listCards(kernel, { branch: input.category_id, inStock: true }, orders[input.sort ?? 'relevance'], input),
    { keep: products },
  ),
  route('getAllBrands', calls.getAllBrands, listBrands, { keep: products }),
  route('clearProductCache', calls.clearProductCache, clearCache),
]
