import { pictures } from './picture.ts'
import type { CastProduct, ShownProduct } from './shape.ts'

/** Views in the order in which a gallery shows them; a good has the ones its script names. */
export const viewOrder = ['main', 'front', 'side', 'detail', 'scene', 'back', 'top'] as const

/** The good a product is and the colours it comes in, the one shown first at their head. */
export const goodOf = ({ good, options }: Pick<CastProduct, 'good' | 'options'>): { name: string; colours: readonly string[] } => {
  const [name = '', colour] = good.split('/')
  return { name, colours: colour ? [colour] : [...(options?.colour ?? options?.finish ?? [])] }
}

const furtherViews = (good: string, colour = ''): string[] =>
  viewOrder
    .slice(1)
    .map((view) => `${good}/${view}/${colour}`)
    .filter((name) => name in pictures)

const shown = (product: CastProduct): ShownProduct => {
  const { name, colours } = goodOf(product)
  const inColour = (colour: string) => `${name}/main/${colour}`
  const [first = '', ...others] = colours
  return {
    ...product,
    picture: inColour(first),
    gallery: [...furtherViews(name, first), ...others.map(inColour)],
    pictureOfValue: Object.fromEntries(colours.map((colour) => [colour, inColour(colour)])),
  }
}

/** Finds the pictures of products: of the first colour from every side, then of the others. */
export const withPictures = (products: readonly CastProduct[]): ShownProduct[] => products.map(shown)
