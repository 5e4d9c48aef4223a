import type { Address } from '@plaza/contract'
import { Badge, Button, Icon, IconMapPin } from '@plaza/design'
import { hrefOf } from '../../paths.ts'
import { addressLines } from './address-lines.ts'
import { useAddressWords } from './words/index.ts'
import styles from './Addresses.module.css'

type Props = { address: Address; onEdit: () => void; onRemove: () => void; onDefault: () => void }

/** One address with its actions. */
export function AddressCard({ address, onEdit, onRemove, onDefault }: Props) {
  const words = useAddressWords()
  const { full_name: name, phone, location } = address
  const lines = addressLines(address)
  const [latitude = '', longitude = ''] = location?.split(',') ?? []
  return (
    <article className={styles.card} data-default={address.is_default || undefined}>
      <header className={styles.who}>
        <h3>{name}</h3>
        {address.is_default && <Badge look="brand">{words.default}</Badge>}
      </header>
      <address className={styles.lines}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span className="num">{phone}</span>
      </address>
      {location && (
        <a href={hrefOf('openLocation', { latitude, longitude, name, address: lines.join(', ') })} className={styles.place}>
          <Icon of={IconMapPin} size={18} />
          {words.picked}
        </a>
      )}
      <div className={styles.ways}>
        <Button look="link" size="small" aria-label={words.editOf(name)} onClick={onEdit}>
          {words.edit}
        </Button>
        <Button look="link" size="small" aria-label={words.removeOf(name)} onClick={onRemove}>
          {words.remove}
        </Button>
        {!address.is_default && (
          <Button look="link" size="small" aria-label={words.makeDefaultOf(name)} onClick={onDefault}>
            {words.makeDefault}
          </Button>
        )}
      </div>
    </article>
  )
}
