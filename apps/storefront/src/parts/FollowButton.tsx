import { Button, Icon, IconHeart, IconHeartFilled } from '@plaza/design'
import { useReader } from '../mall/reader.ts'
import { useFollow } from '../mall/use-follow.ts'

/** Follows a shop; a visitor logs in first, without leaving the page. */
export function FollowButton({ shopId, name, className }: { shopId: string; name: string; className?: string }) {
  const { nav } = useReader().words
  const { follows, toggle } = useFollow(shopId, name)
  return (
    <Button
      look="outline"
      size="small"
      className={className}
      aria-pressed={follows}
      aria-label={nav.followShop(name)}
      icon={<Icon of={follows ? IconHeartFilled : IconHeart} size={18} />}
      onClick={toggle}
    >
      {follows ? nav.following : nav.follow}
    </Button>
  )
}
