import { Banner, Button } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { dayOf, useReader } from '@plaza/web/reading'
import type { useDraft } from './use-draft.ts'
import { useProductWords } from './words/index.ts'

type Props = {
  writing: ReturnType<typeof useDraft>
  /** The server refused an action on the product because another user changed it first. */
  isOvertaken: boolean
  onReload: () => void
}

/** The staff's review result for the product, and the status of the last save. */
export function SaidCard({ writing, isOvertaken, onReload }: Props) {
  const words = useProductWords()
  const { lang, words: all } = useReader()
  const { product, isHeld, error, reason, save } = writing
  const said = product?.draft ?? product?.state
  return (
    <>
      {(isOvertaken || (error && reason === 'changed_meanwhile')) && (
        <Banner
          tone="warning"
          action={
            <Button look="white" size="small" onClick={onReload}>
              {words.reload}
            </Button>
          }
        >
          {words.changedMeanwhile}
        </Banner>
      )}
      {error && reason !== 'changed_meanwhile' && (
        <Banner
          tone="danger"
          title={words.saveFailed}
          action={
            <Button look="white" size="small" onClick={() => void save().catch(() => {})}>
              {words.tryAgain}
            </Button>
          }
        >
          {saidOf(error, all)}
        </Banner>
      )}
      {isHeld && product?.decided_by && (
        <Banner tone="info" title={words.reviewTitle}>
          {words.reviewText(dayOf(product.decided_by, lang))}
        </Banner>
      )}
      {!isHeld && product?.reason && (
        <Banner tone="warning" title={said === 'rejected' ? words.refusedTitle : words.moreTitle}>
          {product.reason}
        </Banner>
      )}
      {!isHeld && product?.live && product.waits.length > 0 && <Banner tone="info">{words.waits}</Banner>}
      {product && product.price_jumps.length > 0 && <Banner tone="info">{words.jumps(product.price_jumps.length)}</Banner>}
    </>
  )
}
