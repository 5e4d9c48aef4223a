import { Select } from '@plaza/design'
import { useCategoryPaths } from '../../parts/form/use-category-paths.ts'
import { useCouponWords } from '@plaza/console/coupons'

type Props = { value: string; fault: string | undefined; onChange: (id: string) => void }

/** The category that a coupon is limited to, including its subcategories. */
export function CategoryChoice({ value, fault, onChange }: Props) {
  const words = useCouponWords()
  const categories = useCategoryPaths()
  return (
    <Select
      label={words.category}
      placeholder={words.chooseCategory}
      value={value}
      error={fault}
      options={categories.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
