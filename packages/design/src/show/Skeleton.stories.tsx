import { Grid } from '../layout/Grid.tsx'
import { Stack } from '../gallery/Row.tsx'
import type { Stories } from '../story.ts'
import { LinesSkeleton, ProductCardSkeleton, RowSkeleton } from './Skeleton.tsx'

export const stories: Stories = {
  name: 'Skeleton',
  cases: {
    Cards: () => (
      <Grid>
        {Array.from({ length: 4 }, (_, at) => (
          <ProductCardSkeleton key={at} />
        ))}
      </Grid>
    ),
    'Rows and lines': () => (
      <Stack>
        <RowSkeleton />
        <LinesSkeleton />
      </Stack>
    ),
  },
}
