import { IconButton } from '../controls/IconButton.tsx'
import { goods, pictures } from '../gallery/samples.ts'
import { Icon } from '../Icon.tsx'
import { IconPlus } from '../icons.ts'
import { Grid } from '../layout/Grid.tsx'
import type { Stories } from '../story.ts'
import { ProductCard } from './ProductCard.tsx'

const [shoe] = goods
const words = { href: '#product', wasLabel: 'was', ratingLabel: '4.8 of 5 stars' }
const add = (
  <IconButton label="Add to cart" look="raised" compact>
    <Icon of={IconPlus} size={20} />
  </IconButton>
)

export const stories: Stories = {
  name: 'ProductCard',
  cases: {
    States: () => (
      <Grid>
        <ProductCard {...shoe} {...words} action={add} />
        <ProductCard {...words} title="Short" picture={pictures.camera} price="$89.00" badge="New" fact="3 colours" />
        <ProductCard {...shoe} {...words} picture={pictures.dress} soldOut="Sold out" />
        <ProductCard
          {...words}
          title="A guide to film, in print"
          picture={pictures.missing}
          price="$0.00"
          freeLabel="Free"
          note="86 sold"
        />
        <ProductCard
          {...words}
          title="Zapatillas de trail con malla transpirable y suela de goma adherente para terreno mixto"
          picture={pictures.shoe}
          price="$1234567.00"
          was="$2234567.00"
          discount="−45%"
          rating="4.8"
          note="12.4k vendidos en un mes"
        />
        <ProductCard {...words} title="Nothing but a name and a price" price="$5.00" />
      </Grid>
    ),
  },
}
