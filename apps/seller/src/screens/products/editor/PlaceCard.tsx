import { Card } from '@plaza/console'
import type { CategoryBranch } from '@plaza/contract'
import { useResting } from '@plaza/web/hooks'
import { useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useBrandsNamed, useCategoryTree } from '../../../calls/products.ts'
import type { Draft } from './draft.ts'
import type { Faults } from './faults.ts'
import { Finder } from './Finder.tsx'
import { useProductWords } from './words/index.ts'
import editor from './Editor.module.css'

type Props = { draft: Draft; onChange: (to: Partial<Draft>) => void; faults: Faults }
type Named = { id: string; name: string }

/** Every category with the way that leads to it. */
const flat = (branches: readonly CategoryBranch[], nameOf: (branch: CategoryBranch) => string, above = ''): Named[] =>
  branches.flatMap((branch) => {
    const name = `${above}${nameOf(branch)}`
    return [{ id: branch.id, name }, ...flat(branch.children, nameOf, `${name} › `)]
  })

const most = 8

/** Where in the mall it stands: its category, and whose brand it bears. */
export function PlaceCard({ draft, onChange, faults }: Props) {
  const words = useProductWords()
  const { text } = useReader()
  const tree = useCategoryTree()
  const [category, setCategory] = useState('')
  const [brand, setBrand] = useState('')
  const brands = useBrandsNamed(useResting(brand.trim(), 250))
  const all = flat(tree.data ?? [], (branch) => text(branch, 'name'))
  const wanted = category.trim().toLowerCase()
  const found = wanted === '' ? [] : all.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, most)
  const here = draft.category && (all.find(({ id }) => id === draft.category?.id) ?? draft.category)
  return (
    <Card title={words.place}>
      <div className={editor.pair}>
        <Finder
          label={words.category}
          placeholder={words.findCategory}
          chosen={here}
          typed={category}
          onType={setCategory}
          found={found}
          onChoose={(chosen) => onChange({ category: chosen })}
          fault={faults['category_id']}
        />
        <Finder
          label={words.brand}
          note={words.optional}
          placeholder={words.findBrand}
          chosen={draft.brand}
          typed={brand}
          onType={setBrand}
          found={brand.trim() === '' ? [] : (brands.data?.list ?? []).slice(0, most).map(({ id, name }) => ({ id, name }))}
          onChoose={(chosen) => onChange({ brand: chosen })}
          fault={faults['brand_id']}
        />
      </div>
    </Card>
  )
}
