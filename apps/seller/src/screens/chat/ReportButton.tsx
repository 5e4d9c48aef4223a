import { chatReportReasons } from '@plaza/contract'
import { toasts } from '@plaza/design'
import { TalkReport } from '@plaza/design/talk'
import { saidOf } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useTalkReportWords } from '@plaza/web/talk'
import { useReportShopConversation } from '../../calls/chat.ts'

/** Reports the customer's last message to staff. */
export function ReportButton({ conversation, message }: { conversation: string; message: string }) {
  const words = useTalkReportWords()
  const { words: app } = useReader()
  const { mutate: report, isPending } = useReportShopConversation()
  return (
    <TalkReport
      words={words}
      reasons={chatReportReasons}
      busy={isPending}
      onReport={({ reason, note }, done) =>
        report(
          { conversation, message, reason, ...(note && { note }) },
          {
            onSuccess: () => {
              done()
              toasts.show(words.sent)
            },
            onError: (error) => toasts.show(saidOf(error, app), 'error'),
          },
        )
      }
    />
  )
}
