import type { Cast, CastCoupon } from '@plaza/cast'
import { money, nothing } from '@plaza/values'
import type { Tx } from '../platform/db/database.ts'
import { insertCoupon, type NewCoupon } from '../modules/orders/coupons/index.ts'
import { idOf, type FilledCatalogue } from './fill-catalogue.ts'

type SeedInput = { cast: Cast; filled: FilledCatalogue; now: Date }

const scopeOf = ({ scope }: CastCoupon, { cast, filled }: SeedInput): NewCoupon['scope'] => {
  if (!scope) return { kind: 'all', id: null, names: {} }
  const { kind, key } = scope
  if (kind === 'brand')
    return { kind, id: idOf(filled.brands, key), names: { en: cast.brands.find((each) => each.key === key)?.name ?? key } }
  const named =
    kind === 'category'
      ? cast.categories.find((each) => each.key === key)?.name
      : Object.fromEntries(Object.entries(cast.products.find((each) => each.key === key)?.text ?? {}).map(([lang, [name]]) => [lang, name]))
  return { kind, id: idOf(kind === 'category' ? filled.categories : filled.products, key), names: named ?? { en: key } }
}

/** Writes the coupons of the demo data, both of the mall and of its shops. */
export const fillCoupons = async (tx: Tx, seed: SeedInput): Promise<void> => {
  for (const each of seed.cast.coupons) {
    await insertCoupon(tx, {
      code: each.code,
      names: each.name,
      kind: each.kind,
      shopId: each.shop ? idOf(seed.filled.shops, each.shop) : null,
      amount: each.kind === 'fixed' ? money(each.value ?? '0') : null,
      percent: each.kind === 'percent' ? Number(each.value) : null,
      cap: each.cap ? money(each.cap) : null,
      threshold: each.threshold ? money(each.threshold) : nothing,
      scope: scopeOf(each, seed),
      firstOrder: each.firstOrder ?? false,
      listed: true,
      beginsAt: seed.now,
      endsAt: each.endsInDays ? new Date(seed.now.getTime() + each.endsInDays * 86_400_000) : null,
      total: each.total ?? null,
      perPerson: 1,
      demo: true,
    })
  }
}
