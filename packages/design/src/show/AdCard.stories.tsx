import { pictures } from '../gallery/samples.ts'
import { Grid } from '../layout/Grid.tsx'
import type { Stories } from '../story.ts'
import { AdCard } from './AdCard.tsx'

export const stories: Stories = {
  name: 'AdCard',
  cases: {
    'Cut-out, photo, words alone': () => (
      <Grid columns="wide">
        <AdCard
          href="#warm"
          title="Warm layers, soft prices"
          text="Scarves, coats and knits up to 30% off"
          action="See knitwear"
          picture={{ ...pictures.scarf, tint: 2 }}
        />
        <AdCard href="#tea" title="Slow afternoons" text="Teapots by 12 makers" action="See teapots" picture={pictures.photo} />
        <AdCard href="#sell" title="Sell what you make" text="Apply in four minutes" action="Become a seller" />
      </Grid>
    ),
  },
}
