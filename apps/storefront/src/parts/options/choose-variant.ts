import type { AnswerOf, getProductDetail } from '@plaza/contract'

export type Product = AnswerOf<typeof getProductDetail>
export type Sku = Product['skus'][number]
export type OptionGroup = Product['options'][number]
/** Key of the chosen value, by key of the option group. */
export type Choice = Readonly<Record<string, string>>
/** `out`: the variant is sold out. `impossible`: no variant combines this value with the choices in the groups above. */
export type ValueState = 'free' | 'out' | 'impossible'

type Variants = Pick<Product, 'options' | 'skus'>

const fits = (sku: Sku, choice: Choice) => Object.entries(choice).every(([key, value]) => sku.options[key] === value)

/** Choices in the option groups above this group. A lower group never restricts a higher group. */
const choiceAbove = (options: readonly OptionGroup[], choice: Choice, key: string): Choice => {
  const above = options
    .slice(
      0,
      options.findIndex((group) => group.key === key),
    )
    .map((group) => group.key)
  return Object.fromEntries(Object.entries(choice).filter(([chosen]) => above.includes(chosen)))
}

/** Availability of a value, given the choices in the groups above it. */
export const stateOf = ({ options, skus }: Variants, choice: Choice, key: string, value: string): ValueState => {
  const made = skus.filter((sku) => fits(sku, { ...choiceAbove(options, choice, key), [key]: value }))
  if (made.length === 0) return 'impossible'
  return made.some((sku) => sku.items_left > 0) ? 'free' : 'out'
}

/** Groups with a single value are chosen from the start. */
export const firstChoice = ({ options }: Variants): Choice =>
  Object.fromEntries(options.flatMap(({ key, values }) => (values.length === 1 && values[0] ? [[key, values[0].key]] : [])))

/** Chooses a value. Choices in lower groups that no longer fit are cleared. */
export const choose = (variants: Variants, choice: Choice, key: string, value: string): Choice => {
  if (stateOf(variants, choice, key, value) !== 'free') return choice
  let next: Choice = { ...choiceAbove(variants.options, choice, key), [key]: value }
  for (const group of variants.options) {
    const before = choice[group.key]
    if (next[group.key] !== undefined || before === undefined) continue
    if (stateOf(variants, next, group.key, before) === 'free') next = { ...next, [group.key]: before }
  }
  return next
}

export const missingGroups = ({ options }: Variants, choice: Choice): OptionGroup[] =>
  options.filter(({ key }) => choice[key] === undefined)

/** The chosen variant; undefined while a group has no choice. */
export const chosenSku = (variants: Variants, choice: Choice): Sku | undefined => {
  if (missingGroups(variants, choice).length > 0) return undefined
  return variants.skus.find((sku) => variants.options.every(({ key }) => sku.options[key] === choice[key]))
}

export type Offer = {
  sku: Sku | undefined
  price: string
  /** True if other variants that match the choice cost more. */
  isFrom: boolean
  /** Stock of the variants that match the choice so far. */
  itemsLeft: number
}

const cents = (price: string) => BigInt(price.replace('.', ''))

/** Price and stock of the variants that match the choice so far. */
export const offerOf = (product: Product, choice: Choice): Offer => {
  const open = product.skus.filter((sku) => fits(sku, choice))
  const sku = chosenSku(product, choice)
  if (sku) return { sku, price: sku.price, isFrom: false, itemsLeft: sku.items_left }
  const byPrice = open.toSorted((a, b) => (cents(a.price) < cents(b.price) ? -1 : cents(a.price) > cents(b.price) ? 1 : 0))
  const [least, most] = [byPrice[0]?.price ?? product.price, byPrice.at(-1)?.price ?? product.price]
  return { sku, price: least, isFrom: cents(most) > cents(least), itemsLeft: open.reduce((sum, each) => sum + each.items_left, 0) }
}

/** The list price belongs to the product's main price. An offer with another price has no list price. */
export const listPriceOf = (product: Product, offer: Offer): string | null =>
  product.list_price !== null && offer.price === product.price ? product.list_price : null
