import { Deep, Row } from '../gallery/Row.tsx'
import { Icon } from '../Icon.tsx'
import { IconBell, IconChevronRight, IconHeart, IconPlus, IconShare, IconShoppingCart } from '../icons.ts'
import { CountBadge, Dot } from '../show/CountBadge.tsx'
import type { Stories } from '../story.ts'
import { IconButton, IconLink } from './IconButton.tsx'

export const stories: Stories = {
  name: 'IconButton',
  cases: {
    Looks: () => (
      <Row>
        <IconButton label="Share">
          <Icon of={IconShare} />
        </IconButton>
        <IconButton label="Add to cart" look="raised">
          <Icon of={IconPlus} />
        </IconButton>
        <IconButton label="Keep" look="soft">
          <Icon of={IconHeart} />
        </IconButton>
        <IconButton label="Keep this too" look="outline">
          <Icon of={IconHeart} />
        </IconButton>
        <IconButton label="Not now" disabled>
          <Icon of={IconHeart} />
        </IconButton>
      </Row>
    ),
    'With a count or a dot': () => (
      <Row>
        <IconLink href="#cart" label="Cart" badge={<CountBadge count={3} label="3 items" />}>
          <Icon of={IconShoppingCart} />
        </IconLink>
        <IconLink href="#cart-full" label="Full cart" look="raised" badge={<CountBadge count={140} label="140 items" />}>
          <Icon of={IconShoppingCart} />
        </IconLink>
        <IconButton label="Notices, 2 unread" badge={<Dot />}>
          <Icon of={IconBell} />
        </IconButton>
      </Row>
    ),
    'On the deep field': () => (
      <Deep>
        <IconButton label="Next" look="dark">
          <Icon of={IconChevronRight} size={20} />
        </IconButton>
      </Deep>
    ),
  },
}
