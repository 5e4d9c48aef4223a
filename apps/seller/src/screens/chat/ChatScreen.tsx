import { PrivatePicture, type ScreenProps } from '@plaza/console'
import { SupportSheet, Inbox, InboxThread, useSupportWords, useInboxWords } from '@plaza/console/talk'
import type { ChatCard } from '@plaza/contract'
import { Button, toasts } from '@plaza/design'
import { useSession } from '@plaza/web'
import { saidOf } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useTalkWords } from '@plaza/web/talk'
import {
  useBlockShopConversation,
  useGetChatSettings,
  useGetShopMessagesPages,
  useListShopConversationsPages,
  useReadShopMessages,
  useSaveChatSettings,
  useSendShopMessage,
} from '../../calls/chat.ts'
import { hrefOf } from '../../paths.ts'
import type { SellerUser } from '../../seller-web.ts'
import { ReportButton } from './ReportButton.tsx'

const hrefOfCard = ({ kind, id }: ChatCard): string => hrefOf(kind, { id })

/** Conversations with customers, and the shop's answers. */
export default function ChatScreen({ query }: ScreenProps) {
  const words = useTalkWords()
  const { views } = useInboxWords()
  const view = query.get('view') === 'waiting' ? 'waiting' : 'all'
  const here = query.get('id')
  const request = useListShopConversationsPages(view)
  const { mutate: mark } = useReadShopMessages()
  return (
    <Inbox
      title={words.title}
      query={request}
      view={view}
      views={(['all', 'waiting'] as const).map((key) => ({ key, label: views[key], href: hrefOf('chat', { view: key }) }))}
      here={here}
      back={hrefOf('chat', { view })}
      hrefOf={(id) => hrefOf('chat', { view, id })}
      mark={mark}
      tools={<ChatSettings />}
    >
      {here !== null && <Thread key={here} conversation={here} />}
    </Inbox>
  )
}

function ChatSettings() {
  const words = useSupportWords()
  const { words: app } = useReader()
  const request = useGetChatSettings()
  const { mutate: save, isPending, reasonOf } = useSaveChatSettings()
  return (
    <SupportSheet
      settings={request.data}
      busy={isPending}
      onLatest={() => request.refetch()}
      onSave={(settings, { done, overtaken }) =>
        save(settings, {
          onSuccess: () => {
            done()
            toasts.show(words.saved)
          },
          onError: (error) => (reasonOf(error) === 'changed_meanwhile' ? overtaken() : toasts.show(saidOf(error, app), 'error')),
        })
      }
    />
  )
}

function Thread({ conversation }: { conversation: string }) {
  const words = useTalkWords()
  const { user } = useSession<SellerUser>()
  const request = useGetShopMessagesPages(conversation)
  const { mutateAsync: send } = useSendShopMessage()
  const { mutate: mark } = useReadShopMessages()
  const { mutate: block, isPending } = useBlockShopConversation()
  return (
    <InboxThread
      conversation={conversation}
      owner={`shop:${user?.shop.id ?? ''}`}
      query={request}
      replies={useGetChatSettings().data?.replies}
      send={send}
      mark={mark}
      hrefOfCard={hrefOfCard}
      actions={({ conversation: { blocked }, list }) => {
        const newest = list.find(({ mine }) => !mine)
        return (
          <>
            {newest && <ReportButton conversation={conversation} message={newest.id} />}
            {blocked !== 'by_them' && (
              <Button
                look="link"
                size="small"
                busy={isPending}
                onClick={() => block({ conversation, on: blocked === 'by_me' ? '0' : '1' })}
              >
                {blocked === 'by_me' ? words.unblock : words.block}
              </Button>
            )}
          </>
        )
      }}
      picture={({ id, url }) => <PrivatePicture id={id} url={url} label={words.picture} />}
    />
  )
}
