import { IconButton } from '../controls/IconButton.tsx'
import { goods } from '../gallery/samples.ts'
import { Icon } from '../Icon.tsx'
import { IconPlus } from '../icons.ts'
import { ProductCard } from '../show/ProductCard.tsx'
import type { Stories } from '../story.ts'
import { Grid } from './Grid.tsx'

const add = (title: string) => (
  <IconButton label={`Add ${title} to cart`} look="raised" compact>
    <Icon of={IconPlus} size={20} />
  </IconButton>
)

const Cards = ({ feature = false }) =>
  goods.map((product, at) => (
    <ProductCard
      key={product.title}
      {...product}
      href="#product"
      wasLabel="was"
      ratingLabel={`${product.rating} of 5 stars`}
      feature={feature && at === 0}
      action={add(product.title)}
    />
  ))

export const stories: Stories = {
  name: 'Grid',
  cases: {
    'Home, with a feature card': () => <Grid>{Cards({ feature: true })}</Grid>,
    'Beside filters': () => <Grid columns="results">{Cards({})}</Grid>,
  },
}
