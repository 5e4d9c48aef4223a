import { useReportConversation } from '@plaza/client'
import { chatReportReasons } from '@plaza/contract'
import { toasts } from '@plaza/design'
import { TalkReport } from '@plaza/design/talk'
import { saidOf } from '@plaza/web/form'
import { useTalkReportWords } from '@plaza/web/talk'
import { useReader } from '../../mall/reader.ts'

/** Reports the shop's last message to staff. */
export function ReportButton({ conversation, message }: { conversation: string; message: string }) {
  const words = useTalkReportWords()
  const { words: mall } = useReader()
  const { mutate: report, isPending } = useReportConversation()
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
            onError: (error) => toasts.show(saidOf(error, mall), 'error'),
          },
        )
      }
    />
  )
}
