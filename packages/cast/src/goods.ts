import { departmentOf } from './categories.ts'
import { pictures } from './picture.ts'
import type { CastProduct, ShownProduct } from './shape.ts'

/** Views in the order in which a gallery shows them; a good has the ones its script names. */
export const viewOrder = ['main', 'front', 'side', 'detail', 'scene', 'back', 'top'] as const

/** The good a product is and the colours it comes in, the one shown first at their head. */
export const goodOf = ({ good, options }: Pick<CastProduct, 'good' | 'options'>): { name: string; colours: readonly string[] } | null => {
  if (!good) return null
  const [name = '', colour] = good.split('/')
  return { name, colours: colour ? [colour] : [...(options?.colour ?? options?.finish ?? [])] }
}

/** Those of some pictures that show a product as its good, in any of its colours. */
export const wantedOf = (product: Pick<CastProduct, 'good' | 'options'>, names: readonly string[]): string[] => {
  const { name: wanted, colours } = goodOf(product) ?? { name: null, colours: [] }
  return names.filter((name) => {
    const [good, , colour = ''] = name.split('/')
    return good === wanted && colours.includes(colour)
  })
}

const leastFurtherViews = 3

const furtherViews = (good: string, colour = ''): string[] =>
  viewOrder
    .slice(1)
    .map((view) => `${good}/${view}/${colour}`)
    .filter((name) => name in pictures)

/** Whether a product can be seen in every colour it is sold in, and in one of them from several sides. */
export const isWhole = (product: CastProduct): boolean => {
  const good = goodOf(product)
  if (!good) return false
  const { name, colours } = good
  return colours.every((colour) => `${name}/main/${colour}` in pictures) && furtherViews(name, colours[0]).length >= leastFurtherViews
}

/** Departments whose products are all whole. A department turns as one: drawings and goods never stand in one row of it. */
export const turnedOf = (products: readonly CastProduct[]): readonly string[] => {
  const departments = [...new Set(products.map(({ category }) => departmentOf(category)))]
  const waiting = new Set(products.filter((product) => !isWhole(product)).map(({ category }) => departmentOf(category)))
  return departments.filter((department) => !waiting.has(department))
}

const staged = (product: CastProduct, good: string, colours: readonly string[]): ShownProduct => {
  const inColour = (colour: string) => `${good}/main/${colour}`
  const [first = '', ...others] = colours
  return {
    ...product,
    picture: inColour(first),
    gallery: [...furtherViews(good, first), ...others.map(inColour)],
    pictureOfValue: Object.fromEntries(colours.map((colour) => [colour, inColour(colour)])),
  }
}

const drawn = (product: CastProduct): ShownProduct => {
  const { picture, gallery = [], options } = product
  if (!picture) throw new Error(`${product.key} is neither drawn nor turned`)
  const shown = [picture, ...gallery]
  const pictureOfValue = Object.fromEntries((options?.colour ?? []).map((colour, at) => [colour, shown[at] ?? picture]))
  return { ...product, picture, gallery, pictureOfValue }
}

/** Finds the pictures of products: goods in departments that are turned, drawings in the others. */
export const withPictures = (products: readonly CastProduct[]): ShownProduct[] => {
  const turned = turnedOf(products)
  return products.map((product) => {
    const good = turned.includes(departmentOf(product.category)) ? goodOf(product) : null
    return good ? staged(product, good.name, good.colours) : drawn(product)
  })
}
