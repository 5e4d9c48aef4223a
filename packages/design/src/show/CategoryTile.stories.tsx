import { pictures } from '../gallery/samples.ts'
import type { Stories } from '../story.ts'
import { CategoryNav, CategoryTile } from './CategoryTile.tsx'

const categories = [
  ['Fashion', pictures.dress],
  ['Shoes', pictures.shoe],
  ['Bags', pictures.handbag],
  ['Tech', pictures.headphone],
  ['Home', pictures.sofa],
  ['Travel', pictures.luggage],
  ['Kitchen', pictures.teapot],
  ['Electrodomésticos', pictures.camera],
  ['Plants', pictures.plant],
  ['Music', pictures.guitar],
] as const

export const stories: Stories = {
  name: 'CategoryTile',
  cases: {
    'Ten of them': () => (
      <CategoryNav label="Categories">
        {categories.map(([name, picture]) => (
          <CategoryTile key={name} href={`#${name}`} name={name} picture={picture} />
        ))}
      </CategoryNav>
    ),
  },
}
