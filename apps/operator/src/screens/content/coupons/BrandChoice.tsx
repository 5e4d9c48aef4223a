import { useCouponWords } from '@plaza/console/coupons'
import { Select, TextField } from '@plaza/design'
import { useState } from 'react'
import { useListMallBrandsPages, useMallBrand } from '../../../calls/catalog.ts'
import { Pair } from '../../../parts/editing/Fields.tsx'

type Props = { value: string; fault: string | undefined; onChange: (id: string) => void }

/** The brand that a coupon is limited to, found by name. */
export function BrandChoice({ value, fault, onChange }: Props) {
  const words = useCouponWords()
  const [keyword, setKeyword] = useState('')
  const found = useListMallBrandsPages(keyword.trim()).data?.pages.flatMap(({ list }) => list) ?? []
  const chosen = useMallBrand(value === '' ? null : value).data?.list ?? []
  const brands = [...chosen, ...found.filter(({ id }) => id !== value)]
  return (
    <Pair>
      <TextField
        label={words.searchBrand}
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
        maxLength={64}
        autoComplete="off"
      />
      <Select
        label={words.brand}
        placeholder={words.chooseCategory}
        value={value}
        error={fault}
        options={brands.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => onChange(target.value)}
      />
    </Pair>
  )
}
