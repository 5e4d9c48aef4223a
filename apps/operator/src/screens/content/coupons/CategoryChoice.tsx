import { useCouponWords } from '@plaza/console/coupons'
import type { CategoryBranch } from '@plaza/contract'
import { Select, type SelectOption } from '@plaza/design'
import { useReader } from '@plaza/web/reading'
import { useCategoryTree } from '../../../calls/content.ts'

type Props = { value: string; fault: string | undefined; onChange: (id: string) => void }

/** Flat list of all categories, each labelled with its full path: `A › B › C`. */
const categoryOptions = (branches: readonly CategoryBranch[], nameOf: (branch: CategoryBranch) => string, above = ''): SelectOption[] =>
  branches.flatMap((branch) => {
    const label = `${above}${nameOf(branch)}`
    return [{ value: branch.id, label }, ...categoryOptions(branch.children, nameOf, `${label} › `)]
  })

/** The category that a coupon is limited to, including its subcategories. */
export function CategoryChoice({ value, fault, onChange }: Props) {
  const words = useCouponWords()
  const { text } = useReader()
  const branches = useCategoryTree().data ?? []
  return (
    <Select
      label={words.category}
      placeholder={words.chooseCategory}
      value={value}
      error={fault}
      options={categoryOptions(branches, (branch) => text(branch, 'name'))}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
