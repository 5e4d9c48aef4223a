import { Grid } from '../layout/Grid.tsx'
import { pictures } from '../gallery/samples.ts'
import type { Stories } from '../story.ts'
import { Tile } from './Tile.tsx'

const shown = Object.entries(pictures)

export const stories: Stories = {
  name: 'Tile',
  cases: {
    'Cut-outs, a photo and a missing picture': () => (
      <Grid>
        {shown.map(([name, picture]) => (
          <Tile key={name} picture={picture} alt={name} name={`A ${name} with a name of two lines`} />
        ))}
      </Grid>
    ),
    Shapes: () => (
      <Grid columns="wide">
        <Tile picture={pictures.camera} name="Camera" shape="wide" corners="large" />
        <Tile picture={pictures.shoe} name="Shoe" shape="gallery" corners="large" />
        <Tile picture={pictures.gift} name="Gift" shape="news" />
      </Grid>
    ),
    'Chosen, dimmed, small': () => (
      <Grid>
        <Tile picture={pictures.shoe} name="Shoe" chosen />
        <Tile picture={pictures.dress} name="Dress" dimmed />
        <Tile picture={pictures.scarf} name="Scarf" corners="small" />
        <Tile name="No picture at all" />
      </Grid>
    ),
  },
}
