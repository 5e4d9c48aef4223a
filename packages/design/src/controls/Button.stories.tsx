import { Deep, Row, Stack } from '../gallery/Row.tsx'
import { Icon } from '../Icon.tsx'
import { IconPlus } from '../icons.ts'
import type { Stories } from '../story.ts'
import { Button, ButtonLink } from './Button.tsx'

export const stories: Stories = {
  name: 'Button',
  cases: {
    Looks: () => (
      <Row>
        <Button>Pay $48.00</Button>
        <Button look="soft">Add to cart</Button>
        <Button look="outline">Show 24 more</Button>
        <Button look="danger">Cancel order</Button>
        <Button look="link">Size guide</Button>
        <ButtonLink href="#home" look="soft">
          Become a seller
        </ButtonLink>
      </Row>
    ),
    Sizes: () => (
      <Row>
        <Button size="small">Follow</Button>
        <Button>Follow</Button>
        <Button size="large" icon={<Icon of={IconPlus} size={20} />}>
          Add product
        </Button>
      </Row>
    ),
    'On the deep field': () => (
      <Deep>
        <Button look="white">Shop from $29.90</Button>
      </Deep>
    ),
    'Busy and resting': () => (
      <Row>
        <Button busy>Paying $48.00</Button>
        <Button look="soft" busy>
          Adding
        </Button>
        <Button whyNot="">Send again in 40 s</Button>
        <Button whyNot="You are offline.">Offline</Button>
      </Row>
    ),
    'Wide, with a long label': () => (
      <Stack>
        <Button wide>Solicitar el reembolso de todos los artículos de este pedido</Button>
      </Stack>
    ),
  },
}
