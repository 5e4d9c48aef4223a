import type { AnswerOf, ProductCard, getProductDetail } from '@plaza/contract'
import type { APIRequestContext, Page } from '@playwright/test'
import { browserDraws, expect, open } from './mall.ts'

export type Detail = AnswerOf<typeof getProductDetail>
export const addressOf = (id: string) => `#/pages/prouduct/detail?id=${id}`

const detailOf = async (request: APIRequestContext, id: string): Promise<Detail> =>
  (await (await request.get(`/api/customer/product/detail?id=${id}`)).json()).data as Detail

/** The first product of the mall whose card matches `isIt` and whose details match `isWholly`. */
const findProduct = async (
  request: APIRequestContext,
  isIt: (card: ProductCard) => boolean,
  isWholly: (detail: Detail) => boolean = () => true,
) => {
  let cursor = ''
  do {
    const { data } = await (await request.get(`/api/customer/product/get_all_products?limit=50${cursor && `&cursor=${cursor}`}`)).json()
    for (const card of (data.list as ProductCard[]).filter(isIt)) {
      const detail = await detailOf(request, card.id)
      if (isWholly(detail)) return detail
    }
    cursor = data.next_cursor ?? ''
  } while (cursor)
  throw new Error('the mall sells no such product')
}

const found = new Map<string, Promise<Detail>>()
/** Each worker searches once: the mall limits the request rate. */
const once = (name: string, look: () => Promise<Detail>): Promise<Detail> => {
  const known = found.get(name) ?? look()
  found.set(name, known)
  return known
}

/** A shoe in colours and sizes; one size is sold out in the first colour. */
export const findShoe = (request: APIRequestContext) =>
  once('shoe', () =>
    findProduct(
      request,
      (card) => card.variants > 12 && card.status === 'on_sale',
      (detail) => detail.options.length === 2 && detail.list_price !== null && soldOutSize(detail) !== undefined,
    ),
  )
export const firstColour = (shoe: Detail) => shoe.options[0]?.values[0]
export const soldOutSize = (shoe: Detail) =>
  shoe.skus.find((sku) => sku.items_left === 0 && sku.options['colour'] === firstColour(shoe)?.key)?.options['size']
export const findPlain = (request: APIRequestContext) =>
  once('plain', () => findProduct(request, (card) => card.variants === 1 && card.status === 'on_sale' && card.items_left > 20))

/** Changes the mall's answer about a product before the page receives it. */
export const withChange = async (page: Page, change: (detail: Detail) => void) => {
  await browserDraws(page)
  await page.route('**/customer/product/detail*', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    change(body.data as Detail)
    await route.fulfill({ response, json: body })
  })
}

export const isThere = (page: Page) => expect(page.getByRole('list', { name: 'Delivery, returns and payment' })).toBeVisible()
export const openProduct = async (page: Page, id: string) => {
  await open(page, addressOf(id))
  await isThere(page)
}
export const buyBar = (page: Page, isMobile: boolean) => (isMobile ? page.getByRole('region', { name: 'Buy' }) : page.getByRole('main'))
export const currentPicture = (page: Page) => page.locator('button[aria-current="true"]')
