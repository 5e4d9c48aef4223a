import type { Cart } from '@plaza/contract'
import { type ReactNode, useState } from 'react'
import { PlaceSheet } from '../../parts/delivery/PlaceSheet.tsx'

type Props = { place: Cart['place']; children: (open: () => void) => ReactNode }

/** A button that opens the choice of the delivery place. */
export function ChangePlace({ place, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {children(() => setOpen(true))}
      {isOpen && (
        <PlaceSheet
          country={place?.country_name ?? ''}
          addressId={place?.address_id ?? null}
          canChooseCountry={false}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
