import { listPolicies, type AnswerOf, type Call, type CallShape } from '@plaza/contract'
import { sql } from 'kysely'
import type { Answered, DemoMall } from './demo-mall.ts'

type Headers = Record<string, string>
type Fields = Readonly<Record<string, unknown>>

/** The kind of thing that a path changes, and the field that names which one it is. */
const things: readonly (readonly [prefix: string, kind: string, names: string])[] = [
  ['/operator/currencies', 'currency', 'code'],
  ['/operator/languages', 'language', 'code'],
  ['/operator/wallets', 'wallet', 'code'],
  ['/operator/carriers', 'carrier', 'key'],
  ['/operator/config', 'config', 'name'],
  ['/operator/words', 'words', 'key'],
  ['/operator/category/', 'category', 'id'],
  ['/operator/brand/', 'brand', 'id'],
  ['/operator/ads/', 'ad', 'id'],
  ['/operator/announcements/', 'announcement', 'id'],
  ['/operator/news/', 'news', 'id'],
  ['/operator/posts/', 'post', 'id'],
  ['/operator/coupons/', 'coupon', 'id'],
]

const first = async ({ kernel }: DemoMall, asked: ReturnType<typeof sql<{ version: string }>>): Promise<string> =>
  (await asked.execute(kernel.db)).rows[0]?.version ?? '0'

/** What somebody who has just read the thing sends with a change of it. */
export const guardOf = async (mall: DemoMall, { path }: CallShape, fields: Fields, who: Headers | undefined): Promise<Fields> => {
  const { id = null, name } = fields
  if (path.startsWith('/operator/policies/')) {
    const [policy] = (await mall.ask(listPolicies, { name: String(name) }, who)).data?.list ?? []
    return { seen: policy?.seen ?? '0' }
  }
  if (path === '/operator/edits/back')
    return {
      version: await first(
        mall,
        sql`select max(same.id)::text as version from edits.edit same join edits.edit one using (kind, thing) where one.id = ${id}`,
      ),
    }
  if (path === '/seller/product/save')
    return { version: await first(mall, sql`select version::text from shop_products.entry where product_id = ${id}::bigint`) }
  const [, kind, names] = things.find(([prefix]) => path.startsWith(prefix)) ?? []
  if (kind === undefined || names === undefined) throw new Error(`nobody knows how ${path} is guarded`)
  const thing = fields[names]
  const latest = sql<{ version: string }>`select max(id)::text as version from edits.edit where kind = ${kind} and thing = ${thing ?? null}`
  return { version: await first(mall, latest) }
}

/** Asks as somebody does who has just read what they change. */
export const askSeeing = async <C extends CallShape>(
  mall: DemoMall,
  call: Call<C>,
  fields: Fields,
  who: Headers | undefined,
): Promise<Answered<AnswerOf<C>>> => mall.ask(call, { ...(await guardOf(mall, call, fields, who)), ...fields } as never, who)
