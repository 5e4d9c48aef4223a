import { pictures } from '../gallery/samples.ts'
import { Grid } from '../layout/Grid.tsx'
import type { Stories } from '../story.ts'
import { NewsCard } from './NewsCard.tsx'

export const stories: Stories = {
  name: 'NewsCard',
  cases: {
    Stories: () => (
      <Grid columns="wide">
        <NewsCard href="#1" title="How returns work, in one minute" note="Guide · 2 min" picture={pictures.backpack} />
        <NewsCard
          href="#2"
          title="Holiday cut-off dates by country"
          note="Announcement · 18 Nov"
          picture={pictures.gift}
          unreadLabel="Not read yet"
        />
        <NewsCard href="#3" title="Topping up with USDT, step by step" note="Guide · 4 min" picture={pictures.photo} />
      </Grid>
    ),
  },
}
