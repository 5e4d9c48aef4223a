import { Button, Icon, IconAlertTriangle, IconCopy, Skeleton } from '@plaza/design'
import { useLoaded } from '@plaza/web/hooks'
import { useCopying } from '../../../mall/use-copying.ts'
import { inFours } from '../short-id.ts'
import type { Wallets } from './recharge-form.ts'
import { useRechargeWords } from './words/index.ts'
import styles from './Recharge.module.css'

const loadQr = () => import('@plaza/design/qr')

/** Deposit address as QR code and text, with a copy button. A warning says that money sent in another asset or over another blockchain is lost. */
export function AddressCard({ wallet }: { wallet: Wallets[number] }) {
  const words = useRechargeWords()
  const copy = useCopying()
  const { address, asset, network, name } = wallet
  const qr = useLoaded(loadQr)
  const QrCode = qr.part?.QrCode
  return (
    <div className={styles.address}>
      {!qr.failed && (
        <div className={styles.qr}>
          {QrCode ? <QrCode text={wallet.qr || address} label={words.qr} /> : <Skeleton shape="block" className={styles.qrHold} />}
        </div>
      )}
      <div className={styles.addressWords}>
        <p role="group" aria-label={words.addressLabel(name)} className={styles.fours}>
          <span className="sr">{address}</span>
          <span aria-hidden="true">
            {inFours(address).map((four, at) => (
              <span key={at}>{four}</span>
            ))}
          </span>
        </p>
        <Button look="soft" size="small" icon={<Icon of={IconCopy} size={18} />} onClick={() => void copy(address)}>
          {words.copyAddress}
        </Button>
      </div>
      <p className={styles.warning}>
        <Icon of={IconAlertTriangle} size={20} />
        <span>{words.warning(asset, network)}</span>
      </p>
    </div>
  )
}
