import { goods } from '../gallery/samples.ts'
import { ProductCard } from '../show/ProductCard.tsx'
import type { Stories } from '../story.ts'
import { Rail } from './Rail.tsx'

export const stories: Stories = {
  name: 'Rail',
  cases: {
    Cards: () => (
      <Rail label="Price drops" previousLabel="Previous" nextLabel="Next">
        {goods.map((product) => (
          <ProductCard key={product.title} {...product} href="#product" wasLabel="was" ratingLabel={`${product.rating} of 5 stars`} />
        ))}
      </Rail>
    ),
  },
}
