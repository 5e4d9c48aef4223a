import type { Kernel } from '../../../../platform/kernel.ts'
import { namesOfBrands, ownProducts, readCategoryPaths } from '../../../catalog/products/shop-products/index.ts'
import { productContent } from '../content/content-of.ts'
import { headLine, writeProductLines } from '../csv/write-product-lines.ts'
import { entriesAfter } from '../entries/list-rows.ts'

const stretch = 200

/** The table of a shop's products in batches: the draft if there is one, else the version that shoppers see. */
export const productLines = async function* ({ db }: Pick<Kernel, 'db'>, shopId: string): AsyncGenerator<string> {
  yield headLine
  const categoryPaths = await readCategoryPaths(db)
  let after = '0'
  for (;;) {
    const entries = await entriesAfter(db, shopId, after, stretch)
    const last = entries.at(-1)
    if (!last) return
    after = last.id
    const products = new Map(
      (
        await ownProducts(
          db,
          entries.map(({ id }) => id),
        )
      ).map((product) => [product.id, product]),
    )
    const written = entries.flatMap((entry) => {
      const product = products.get(entry.id)
      const content = entry.content ?? (product && productContent(product))
      return content ? [{ entry, product, content }] : []
    })
    const brands = await namesOfBrands(
      db,
      written.flatMap(({ content }) => content.brandId ?? []),
    )
    yield written
      .map(({ entry, product, content }) =>
        writeProductLines({
          id: entry.id,
          code: entry.code,
          state: entry.shown ?? entry.draft ?? '',
          content,
          category: categoryPaths.get(content.categoryId ?? '') ?? '',
          brand: brands.get(content.brandId ?? '') ?? '',
          left: new Map(product?.skus.map((sku) => [sku.id, sku.left])),
        }),
      )
      .join('')
  }
}
