import { type FormWords, formWords } from '../packages/web/src/form/form-words.ts'
import type { CaseWords } from '../apps/operator/src/parts/cases/words/en.ts'
import type { Words as OperatorWords } from '../apps/operator/src/words/en.ts'
import type { DashboardWords } from '../apps/seller/src/screens/dashboard/words/en.ts'
import type { OrderWords as SaleWords } from '../apps/seller/src/screens/orders/order/words/en.ts'
import type { PaymentWords } from '../apps/seller/src/screens/finances/words/en.ts'
import type { ProductWords as EditorWords } from '../apps/seller/src/screens/products/editor/words/en.ts'
import type { SettingsWords } from '../apps/seller/src/screens/settings/words/en.ts'
import type { IntakeWords } from '../apps/seller/src/screens/inventory/intakes/words/en.ts'
import type { Words as SellerWords } from '../apps/seller/src/words/en.ts'
import type { AccountWords } from '../apps/storefront/src/parts/account/words/en.ts'
import type { AddressWords } from '../apps/storefront/src/parts/addresses/words/en.ts'
import type { ProfileWords } from '../apps/storefront/src/screens/account/words/en.ts'
import type { ApplicationWords } from '../apps/storefront/src/screens/application/words/en.ts'
import type { CheckoutWords } from '../apps/storefront/src/screens/checkout/words/en.ts'
import type { OrderWords } from '../apps/storefront/src/screens/orders/words/en.ts'
import type { ProductWords } from '../apps/storefront/src/screens/product/words/en.ts'
import type { OwnWords } from '../apps/storefront/src/screens/sign-in/words/en.ts'
import { type Lang, languages } from './mall.ts'
import { wordsAt } from './words.ts'

type Folders = {
  account: AccountWords
  addresses: AddressWords
  application: ApplicationWords
  cases: CaseWords
  checkout: CheckoutWords
  dashboard: DashboardWords
  editor: EditorWords
  intakes: IntakeWords
  operator: OperatorWords
  orders: OrderWords
  payments: PaymentWords
  product: ProductWords
  profile: ProfileWords
  sale: SaleWords
  seller: SellerWords
  settings: SettingsWords
  signIn: OwnWords
}
const folders: Readonly<Record<keyof Folders, string>> = {
  account: 'storefront/src/parts/account',
  addresses: 'storefront/src/parts/addresses',
  application: 'storefront/src/screens/application',
  cases: 'operator/src/parts/cases',
  checkout: 'storefront/src/screens/checkout',
  dashboard: 'seller/src/screens/dashboard',
  editor: 'seller/src/screens/products/editor',
  intakes: 'seller/src/screens/inventory/intakes',
  operator: 'operator/src',
  orders: 'storefront/src/screens/orders',
  payments: 'seller/src/screens/finances',
  product: 'storefront/src/screens/product',
  profile: 'storefront/src/screens/account',
  sale: 'seller/src/screens/orders/order',
  seller: 'seller/src',
  settings: 'seller/src/screens/settings',
  signIn: 'storefront/src/screens/sign-in',
}

/**
 * Interface texts in one language for the test of a new shop: those of its owner, the operators and its buyers. Also formats sums and holds search
 * terms.
 */
export type ShopWords = Folders & {
  form: FormWords
  /** Formats a sum as users of this language type it, with their decimal separator. */
  sum: (sum: string) => string
  country: (code: string) => string
  /** Search term for the category of lamps. */
  lights: string
}

const lights: Readonly<Partial<Record<Lang, string>>> = { en: 'light', es: 'ilumin' }

export const shopWordsIn = async (lang: Lang): Promise<ShopWords> => {
  const spoken = languages[lang]
  const sign = new Intl.NumberFormat(spoken).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  const names = new Intl.DisplayNames([spoken], { type: 'region' })
  return {
    ...(await wordsAt<Folders>(folders, lang)),
    form: formWords[lang],
    sum: (sum) => sum.replace('.', sign),
    country: (code) => names.of(code) ?? code,
    lights: lights[lang] ?? '',
  }
}

/** Matches a label that begins with these words, without the placeholder after them. */
export const begins = (words: string): RegExp => new RegExp(`^${words.trim().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`)
