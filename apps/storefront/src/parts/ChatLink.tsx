import { ButtonLink } from '@plaza/design'
import { useIsWide } from '@plaza/web/hooks'
import type { ComponentProps, MouseEvent } from 'react'
import { chatWanted } from '../mall/chat-wanted.ts'
import { hrefOf } from '../paths.ts'

type Query = Readonly<Record<string, string>>
/** `leave` first closes the open sheet or dialog, because content outside it cannot be reached. */
type Leading = { query: Query; leave?: (() => void) | undefined }
type Props = Omit<ComponentProps<typeof ButtonLink>, 'href' | 'onClick'> & Leading

/** Chat with customer service, without a subject. */
export const withService: Query = { with: 'service' }

/** Link props for the chat. On desktops the chat opens in a panel next to the page. On phones and in a new tab, it opens as its own page. */
export const useChatLink = ({ query, leave }: Leading) => {
  const isWide = useIsWide()
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isWide || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    leave?.()
    chatWanted.set({ query, from: event.currentTarget })
  }
  return { href: hrefOf('chat', query), onClick }
}

export function ChatLink({ query, leave, ...rest }: Props) {
  return <ButtonLink {...rest} {...useChatLink({ query, leave })} />
}
