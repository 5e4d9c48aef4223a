import { Card } from '@plaza/console'
import type { MallPaymentMethod } from '@plaza/contract'
import { LinesSkeleton, StatusChip } from '@plaza/design'
import { useListPaymentMethods } from '../../../calls/settings.ts'
import { Rows } from '../../../parts/tell/Rows.tsx'
import { SettingGroups } from './SettingGroups.tsx'
import { useWebsiteWords } from './words/index.ts'

/** Names of payment companies, which are the same in every language. */
const names: Readonly<Record<string, string>> = { stripe: 'Stripe', nestpay: 'Nestpay' }

/** Payment methods: which are enabled, which party collects the money, and the settings of each. */
export default function PaymentMethodsScreen() {
  const words = useWebsiteWords()
  const { pays } = words
  const methods = useListPaymentMethods().data?.list
  return (
    <SettingGroups title={pays.title} text={pays.text} groups={['paying']}>
      {() => (
        <Card title={pays.ways}>
          {methods ? (
            <Rows
              hidden=""
              nothing={words.none}
              of={methods.map((method) => ({
                key: method.way,
                title: <b>{pays.names[method.way]}</b>,
                text: <Through of={method} />,
                end: <Open of={method} />,
              }))}
            />
          ) : (
            <LinesSkeleton lines={4} />
          )}
        </Card>
      )}
    </SettingGroups>
  )
}

function Through({ of: { through, setting } }: { of: MallPaymentMethod }) {
  const { pays } = useWebsiteWords()
  const who =
    through === null
      ? pays.notSetUp
      : through === 'mall'
        ? pays.mall
        : pays.through(through === 'demo' ? pays.demoGateway : (names[through] ?? through))
  return setting === null ? `${who} · ${pays.rechargesOnly}` : who
}

function Open({ of: { open, allowed } }: { of: MallPaymentMethod }) {
  const { pays } = useWebsiteWords()
  if (open) return <StatusChip tone="success">{pays.open}</StatusChip>
  return <StatusChip tone={allowed ? 'warning' : 'quiet'}>{allowed ? pays.missing : pays.off}</StatusChip>
}
