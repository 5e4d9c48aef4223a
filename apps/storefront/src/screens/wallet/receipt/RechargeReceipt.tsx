import { useShowRecharge } from '@plaza/client'
import type { Recharge } from '@plaza/contract'
import { Banner, ButtonLink, LinesSkeleton } from '@plaza/design'
import { momentOf } from '@plaza/web/reading'
import { useReader } from '../../../mall/reader.ts'
import { Failure } from '../../../parts/Failure.tsx'
import { PrivatePicture } from '../../../parts/pictures/PrivatePicture.tsx'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { rateOf, withoutZeros } from '../asset-sums.ts'
import { useWalletWords } from '../words/index.ts'
import { Facts } from './Facts.tsx'
import { ReceiptHead } from './ReceiptHead.tsx'
import { ReturnToPayment } from './ReturnToPayment.tsx'
import { RecordSteps } from './RecordSteps.tsx'
import styles from './Receipt.module.css'

/** Receipt of one recharge, with everything that the user sent and staff answered. */
export function RechargeReceipt({ id }: { id: string }) {
  const query = useShowRecharge(id)
  if (query.data) return <RechargeDetails recharge={query.data} />
  if (query.isError) return <Failure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
  return <LinesSkeleton lines={6} />
}

function RechargeDetails({ recharge }: { recharge: Recharge }) {
  const { lang } = useReader()
  const all = useWalletWords()
  const words = all.receipt
  const { shown, base } = useSums()
  const { wallet, charged_amount: charged, charged_asset: asset, check } = recharge
  const rate = rateOf(recharge)
  const open = recharge.decide_by !== null
  return (
    <div className={styles.receipt}>
      <ReceiptHead
        title={all.rechargeBy(wallet?.name ?? all.methods[recharge.payment_method])}
        sum={shown(recharge.actual_amount ?? recharge.expected_amount)}
        sign="+"
        state={recharge.state}
      />
      <ReturnToPayment recharge={recharge} />
      {recharge.message && (
        <Banner tone={recharge.state === 'failed' ? 'danger' : 'info'} title={words.message}>
          {recharge.message}
        </Banner>
      )}
      {recharge.late && <Banner tone="warning">{all.late}</Banner>}
      {recharge.redirect_url && <ButtonLink href={recharge.redirect_url}>{words.goOn}</ButtonLink>}
      <Facts
        facts={[
          { term: words.charged, value: `${withoutZeros(charged)} ${asset}` },
          { term: words.expected, value: base(recharge.expected_amount) },
          recharge.actual_amount !== null && { term: words.credited, value: base(recharge.actual_amount) },
          rate !== undefined && { term: words.rate, value: words.rateLine(asset, base(rate)) },
          wallet !== null && { term: words.network, value: wallet.network },
          wallet === null && { term: words.method, value: all.methods[recharge.payment_method] },
          recharge.transaction_id !== null && { term: words.txid, value: recharge.transaction_id, copy: recharge.transaction_id },
          check !== null && {
            term: words.check,
            value: [words.checks[check.state], check.needed > 0 && words.confirmations(check.confirmations, check.needed)]
              .filter(Boolean)
              .join(' · '),
          },
          { term: words.date, value: momentOf(recharge.date, lang) },
          recharge.remark !== '' && { term: words.remark, value: recharge.remark },
        ]}
      />
      {recharge.certificate.length > 0 && (
        <section aria-label={words.proof} className={styles.proofs}>
          <h3>{words.proof}</h3>
          <ul>
            {recharge.certificate.map(({ id, url }, at) => (
              <li key={id}>
                <PrivatePicture id={id} url={url} label={words.picture(at + 1)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <RecordSteps
        steps={recharge.steps}
        next={open && recharge.decide_by ? all.promised(momentOf(recharge.decide_by, lang)) : undefined}
      />
    </div>
  )
}
