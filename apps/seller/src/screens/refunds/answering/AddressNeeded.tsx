import { Banner, ButtonLink } from '@plaza/design'
import { useMay } from '../../../calls/dashboard.ts'
import { hrefOf } from '../../../paths.ts'
import { useRefundWords } from '../words/index.ts'

/** Says that the shop needs a return address before it can accept a return, with a link to the field. Only the owner may change the settings. */
export function AddressNeeded() {
  const { addressNeeded: words } = useRefundWords()
  const mayChange = useMay('settings')
  return (
    <Banner
      tone="warning"
      action={
        mayChange && (
          <ButtonLink size="small" look="outline" href={hrefOf('settings', { field: 'street' })}>
            {words.add}
          </ButtonLink>
        )
      }
    >
      {mayChange ? words.text : `${words.text} ${words.askOwner}`}
    </Banner>
  )
}
