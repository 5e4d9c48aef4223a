import type { ScreenProps } from '@plaza/console'
import { SupportSheet, Inbox, InboxThread, useSupportWords, useInboxWords } from '@plaza/console/talk'
import { toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useTalkWords } from '@plaza/web/talk'
import {
  useAssignConversation,
  useGetServiceChatSettings,
  useGetServiceMessagesPages,
  useListServiceConversationsPages,
  useReadServiceMessages,
  useSaveServiceChatSettings,
  useSendServiceMessage,
} from '../../calls/chat.ts'
import { useGetOperator, useHasRole } from '../../calls/staff.ts'
import { PrivatePicture } from '../../parts/pictures/PrivatePicture.tsx'
import { hrefOf } from '../../paths.ts'
import { Assign } from './Assign.tsx'

const views = ['unassigned', 'mine', 'all', 'closed'] as const
type View = (typeof views)[number]
const viewOf = (text: string | null): View => views.find((each) => each === text) ?? 'unassigned'

/** Conversations with customer service: unassigned, the agent's own, and all. */
export default function ChatScreen({ query }: ScreenProps) {
  const words = useTalkWords()
  const inbox = useInboxWords()
  const view = viewOf(query.get('view'))
  const here = query.get('id')
  const request = useListServiceConversationsPages(view)
  const { mutate: mark } = useReadServiceMessages()
  const answers = useHasRole(['owner', 'support'])
  return (
    <Inbox
      title={words.service}
      query={request}
      view={view}
      views={views.map((key) => ({ key, label: inbox.views[key], href: hrefOf('chat', { view: key }) }))}
      here={here}
      back={hrefOf('chat', { view })}
      hrefOf={(id) => hrefOf('chat', { view, id })}
      {...(answers && { mark, tools: <ChatSettings /> })}
    >
      {here !== null && <Thread key={here} conversation={here} answers={answers} />}
    </Inbox>
  )
}

function ChatSettings() {
  const words = useSupportWords()
  const { words: app } = useReader()
  const request = useGetServiceChatSettings()
  const { mutate: save, isPending, reasonOf } = useSaveServiceChatSettings()
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

function Thread({ conversation, answers }: { conversation: string; answers: boolean }) {
  const words = useTalkWords()
  const me = useGetOperator().data
  const request = useGetServiceMessagesPages(conversation)
  const { mutateAsync: send } = useSendServiceMessage()
  const { mutate: mark } = useReadServiceMessages()
  const { mutate: assign, isPending } = useAssignConversation()
  const { words: app } = useReader()
  const callbacks = { onError: (error: unknown) => toasts.show(saidOf(error, app), 'error') }
  return (
    <InboxThread
      conversation={conversation}
      owner={`staff:${me?.id ?? ''}`}
      query={request}
      replies={useGetServiceChatSettings().data?.replies}
      {...(answers && { send, mark })}
      hrefOfCard={() => undefined}
      picture={({ id, url }) => <PrivatePicture id={id} url={url} label={words.picture} />}
      actions={({ conversation: talk }) => (
        <Assign
          talk={talk}
          busy={isPending}
          onAssign={answers ? (to) => assign({ conversation, to, seen: talk.assigned?.id ?? '0' }, callbacks) : undefined}
        />
      )}
    />
  )
}
