import { compareMoney, type Money, money, parseMoney } from '@plaza/values'
import { cachedValue } from '../../../../platform/cache/cached-values.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { configValues } from '../../../foundation/settings/index.ts'

/**
 * Payment settings: the amount from which a code is required besides the password, the maximum that a courier collects, the maximum that a shop may
 * owe, and the enabled methods.
 */
export type PayTerms = { codeFrom: Money; codLimit: Money; shopOwesMost: Money; takes: { wallet: boolean; card: boolean; cod: boolean } }
const defaults = { codeFrom: money('200.00'), codLimit: money('500.00'), shopOwesMost: money('200.00') }

const sumOr = (set: unknown, otherwise: Money): Money => (typeof set === 'string' ? (parseMoney(set) ?? otherwise) : otherwise)

export const payTerms = ({ cache, db }: Kernel): Promise<PayTerms> =>
  cachedValue(cache, 'pay terms', { seconds: 600, tags: ['settings'] }, async () => {
    const set = await configValues(db)
    return {
      codeFrom: sumOr(set['pay_code_from'], defaults.codeFrom),
      codLimit: sumOr(set['cod_limit'], defaults.codLimit),
      shopOwesMost: sumOr(set['shop_owes_most'], defaults.shopOwesMost),
      takes: { wallet: set['pay_wallet'] !== false, card: set['pay_card'] !== false, cod: set['pay_cod'] !== false },
    }
  })

export const needsCode = async (kernel: Kernel, amount: Money): Promise<boolean> =>
  compareMoney(amount, (await payTerms(kernel)).codeFrom) > 0
