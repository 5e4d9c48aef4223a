import { useListSessions, useRevokeSession } from '@plaza/client'
import type { AnswerOf, listSessions } from '@plaza/contract'
import { Button, Icon, IconDeviceLaptop, IconDeviceMobile, RowSkeleton, StatusChip } from '@plaza/design'
import { type Instant, instantNow, showTime } from '@plaza/values'
import { momentOf } from '@plaza/web/reading'
import { Failure } from '../../parts/Failure.tsx'
import { useReader } from '../../mall/reader.ts'
import { useLogOut } from '../../mall/use-log-out.ts'
import { useDoing } from './use-doing.ts'
import { useSettingsWords } from './words/index.ts'
import styles from './Devices.module.css'
import shared from './Settings.module.css'

type Device = AnswerOf<typeof listSessions>['list'][number]
const isPhone = (device: string) => /android|iphone|ipad|ios/i.test(device)

/** Devices on which the customer is logged in, each with a button to log it out. */
export function DevicesSection() {
  const words = useSettingsWords()
  const query = useListSessions()
  const logOut = useLogOut()
  const { busy, doing } = useDoing()
  const devices = query.data?.list
  if (!devices && query.isError) return <Failure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
  if (!devices) return <RowSkeleton />
  return (
    <div>
      <ul>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      <div className={shared.row}>
        <p className={shared.small}>{words.everywhereText}</p>
        <Button look="danger" size="small" busy={busy} onClick={() => doing(logOut.everywhere)}>
          {words.everywhere}
        </Button>
      </div>
    </div>
  )
}

function DeviceRow({ device }: { device: Device }) {
  const { mutateAsync: revokeSession } = useRevokeSession()
  const { lang } = useReader()
  const words = useSettingsWords()
  const { busy, doing } = useDoing()
  const end = () => revokeSession({ id: device.id })
  return (
    <li className={styles.device}>
      <span className={styles.mark}>
        <Icon of={isPhone(device.device) ? IconDeviceMobile : IconDeviceLaptop} size={24} />
      </span>
      <div className={shared.rowWords}>
        <p>
          {device.device}
          {device.current && <StatusChip tone="success">{words.thisDevice}</StatusChip>}
        </p>
        <p className={shared.small}>
          {device.place && `${device.place} · `}
          <time dateTime={device.last_use} title={momentOf(device.last_use, lang)}>
            {words.lastUse(showTime({ moment: device.last_use as Instant, now: instantNow(), language: lang }))}
          </time>
        </p>
      </div>
      {!device.current && (
        <Button
          look="outline"
          size="small"
          busy={busy}
          aria-label={words.revokeOf(device.device)}
          onClick={() => doing(end, words.revoked(device.device))}
        >
          {words.revoke}
        </Button>
      )}
    </li>
  )
}
