import type pg from 'pg'
import type { MallProcess } from './mall-process.ts'

export type Buyer = { id: string; token: string; password: string }

export const requests = async <T>(mall: MallProcess, path: string, token: string, fields: Record<string, string>): Promise<T> => {
  const answer = await fetch(`${mall.url}/api${path}`, {
    method: 'POST',
    headers: { 'access-token': token },
    body: new URLSearchParams(fields),
  })
  const { code, data, message } = (await answer.json()) as { code: number; data: T; message: string }
  if (code !== 200) throw new Error(`${path} is refused: ${code} ${message} ${JSON.stringify(data)}`)
  return data
}

export const logIn = async (mall: MallProcess, admin: pg.Client): Promise<Buyer> => {
  const demo = (await fetch(`${mall.url}/api/customer/index/demo`).then((response) => response.json())) as {
    data: { list: { email: string; password: string; role: string }[] }
  }
  const shopper = demo.data.list.find(({ role }) => role === 'shopper')
  if (!shopper) throw new Error('the demo mall has no people')
  const { email, password } = shopper
  const entered = await requests<{ 'access-token': string }>(mall, '/customer/login/account', '', { email, password })
  const { rows } = await admin.query<{ id: string }>('select id from accounts.customer where email = $1', [email])
  return { id: rows[0]?.id ?? '', token: entered['access-token'], password }
}

/** Prepares the buyer for a purchase: enough money, an address that the shop delivers to, and a product with plenty of stock. */
export const prepare = async (admin: pg.Client, { id }: Buyer): Promise<string> => {
  const { rows } = await admin.query<{ product: string; sku: string }>(`select product.id as product, sku.id as sku
    from products.product join products.sku on sku.product_id = product.id join shipping.method on method.shop_id = product.shop_id
      join shipping.rate on rate.method_id = method.id
    where product.status = 'live' and variants = 1 and expires_at is null and sku.price between 500 and 5000
      and sku.items_left > 0 and (region = 'world' and not 'TH' = any (but_countries)) order by product.id limit 1`)
  const found = rows[0]
  if (!found) throw new Error('nothing is sold that can be bought')
  await admin.query(
    `with level as (update inventory.level set on_hand = on_hand + 100000, version = version + 1 where sku_id = $1)
    insert into inventory.movement (sku_id, kind, quantity, reference) values ($1, 'counted', 100000, 'bench')`,
    [found.sku],
  )
  await admin.query('update products.sku set items_left = items_left + 100000 where id = $1', [found.sku])
  await admin.query(
    `select ledger.post('given:bench', 'demo', 'given:bench', 'system', '', 'USD', array['cash/given'], array[$1], array[100000000::bigint])`,
    [`customer.available/${id}`],
  )
  await admin.query('delete from cart.line where customer_id = $1', [id])
  await admin.query('update addresses.address set is_default = false where customer_id = $1', [id])
  await admin.query(
    `insert into addresses.address (customer_id, full_name, phone, country, state, city, street, postcode, is_default, made_at)
    values ($1, 'A Buyer', '+66812345678', 'TH', 'Bangkok', 'Bangkok', '1 Sukhumvit', '10110', true, now())`,
    [id],
  )
  await admin.query('delete from cart.checkout_defaults where customer_id = $1', [id])
  return found.product
}

let keys = 0
const key = () => `bench-key-${process.pid}-${(keys += 1)}`

/** The whole purchase: add to the cart, quote, order, payment. */
export const buy = async (mall: MallProcess, { token, password }: Buyer, product: string): Promise<string> => {
  await requests(mall, '/checkout/cart/add', token, { product_id: product, quantity: '1' })
  const quoted = await requests<{ quote_id: string }>(mall, '/checkout/onepage/quote', token, {})
  const placed = await requests<{ payment_id: string }>(mall, '/checkout/onepage/place', token, {
    quote_id: quoted.quote_id,
    payment_method: 'wallet',
    idempotency_key: key(),
  })
  const fields = { payment_id: placed.payment_id, method: 'wallet', password, idempotency_key: key() }
  const { status } = await requests<{ status: string }>(mall, '/checkout/onepage/pay', token, fields)
  if (status !== 'paid') throw new Error(`a purchase ended as ${status}`)
  return placed.payment_id
}
