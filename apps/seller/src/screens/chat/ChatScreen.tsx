import type { ScreenProps } from '@plaza/console'
import { Inbox, InboxThread, useInboxWords } from '@plaza/console/talk'
import type { ChatCard } from '@plaza/contract'
import { Button } from '@plaza/design'
import { useSession } from '@plaza/web'
import { useTalkWords } from '@plaza/web/talk'
import {
  useBlockShopConversation,
  useGetShopMessagesPages,
  useListShopConversationsPages,
  useReadShopMessages,
  useSendShopMessage,
} from '../../calls/chat.ts'
import { PrivatePicture } from '../../parts/pictures/PrivatePicture.tsx'
import { hrefOf } from '../../paths.ts'
import type { SellerUser } from '../../seller-web.ts'

const hrefOfCard = ({ kind, id }: ChatCard): string => hrefOf(kind, { id })

/** Who writes to the shop, and what is answered. */
export default function ChatScreen({ query }: ScreenProps) {
  const words = useTalkWords()
  const { views } = useInboxWords()
  const view = query.get('view') === 'waiting' ? 'waiting' : 'all'
  const here = query.get('id')
  const asked = useListShopConversationsPages(view)
  const { mutate: mark } = useReadShopMessages()
  return (
    <Inbox
      title={words.title}
      asked={asked}
      view={view}
      views={(['all', 'waiting'] as const).map((key) => ({ key, label: views[key], href: hrefOf('chat', { view: key }) }))}
      here={here}
      back={hrefOf('chat', { view })}
      hrefOf={(id) => hrefOf('chat', { view, id })}
      mark={mark}
    >
      {here !== null && <Thread key={here} conversation={here} />}
    </Inbox>
  )
}

function Thread({ conversation }: { conversation: string }) {
  const words = useTalkWords()
  const { user } = useSession<SellerUser>()
  const asked = useGetShopMessagesPages(conversation)
  const { mutateAsync: send } = useSendShopMessage()
  const { mutate: mark } = useReadShopMessages()
  const { mutate: block, isPending } = useBlockShopConversation()
  return (
    <InboxThread
      conversation={conversation}
      owner={`shop:${user?.shop.id ?? ''}`}
      asked={asked}
      send={send}
      mark={mark}
      hrefOfCard={hrefOfCard}
      actions={({ conversation: { blocked } }) =>
        blocked !== 'by_them' && (
          <Button look="link" size="small" busy={isPending} onClick={() => block({ conversation, on: blocked === 'by_me' ? '0' : '1' })}>
            {blocked === 'by_me' ? words.unblock : words.block}
          </Button>
        )
      }
      picture={({ id, url }) => <PrivatePicture id={id} url={url} label={words.picture} />}
    />
  )
}
