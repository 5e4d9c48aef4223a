import { Button, type ButtonLook, Icon, IconBell, IconCheck } from '@plaza/design'
import { useWaiting } from './use-waiting.ts'
import { useProductWords } from './words/index.ts'

/** Subscribes to a notification for when the sold-out product is available again. */
export function TellMeButton({ productId, look }: { productId: string; look?: ButtonLook }) {
  const words = useProductWords()
  const { isWaiting, toggle } = useWaiting(productId)
  return (
    <Button look={look} aria-pressed={isWaiting} icon={<Icon of={isWaiting ? IconCheck : IconBell} size={20} />} onClick={toggle}>
      {isWaiting ? words.tellingYou : words.tellMe}
    </Button>
  )
}
