import { Button, ButtonLink } from '../controls/Button.tsx'
import { pictures } from '../gallery/samples.ts'
import { IconBell } from '../icons.ts'
import { Grid } from '../layout/Grid.tsx'
import type { Stories } from '../story.ts'
import { EmptyScene } from './EmptyScene.tsx'

export const stories: Stories = {
  name: 'EmptyScene',
  cases: {
    Scenes: () => (
      <Grid columns="wide">
        <EmptyScene
          title="Your cart is empty"
          text="What you add stands here, on every device you log in to."
          pictures={[pictures.handbag]}
          action={<ButtonLink href="#home">See what is new</ButtonLink>}
        />
        <EmptyScene title="Nothing in your wallet yet" pictures={[pictures.coin, pictures.gift]} action={<Button>Recharge</Button>} />
        <EmptyScene title="No notices" text="When an order moves, you hear it here." icon={IconBell} />
      </Grid>
    ),
  },
}
