import { Card } from '@plaza/console'
import { useResting } from '@plaza/web/hooks'
import { useState } from 'react'
import { useBrandsNamed, useFindCategories } from '../../../calls/products.ts'
import { useCategoryPaths } from '../../../parts/form/use-category-paths.ts'
import type { Draft } from './draft.ts'
import type { Faults } from './faults.ts'
import { Finder } from './Finder.tsx'
import { useProductWords } from './words/index.ts'
import editor from './Editor.module.css'

type Props = { draft: Draft; onChange: (to: Partial<Draft>) => void; faults: Faults }

export function CategoryAndBrandCard({ draft, onChange, faults }: Props) {
  const words = useProductWords()
  const all = useCategoryPaths()
  const [category, setCategory] = useState('')
  const [brand, setBrand] = useState('')
  const [isBrandOpen, setBrandOpen] = useState(false)
  const brands = useBrandsNamed(useResting(brand.trim(), 250), isBrandOpen)
  const wanted = category.trim().toLowerCase()
  const named = all.filter(({ name }) => name.toLowerCase().includes(wanted))
  const meant = useFindCategories(useResting(wanted.slice(0, 64), 250))
  // A category whose own name contains the word comes first. The others are called differently by the mall.
  const others = wanted === '' ? [] : (meant.data?.ids ?? []).flatMap((id) => all.find((each) => each.id === id) ?? [])
  const found = [...new Set([...named, ...others])]
  const here = draft.category && (all.find(({ id }) => id === draft.category?.id) ?? draft.category)
  return (
    <Card title={words.place}>
      <div className={editor.pair}>
        <Finder
          field="category_id"
          label={words.category}
          placeholder={words.findCategory}
          chosen={here}
          typed={category}
          onType={setCategory}
          found={found}
          isLoading={all.length === 0 || meant.isFetching}
          onChoose={(chosen) => onChange({ category: chosen })}
          fault={faults['category_id']}
        />
        <Finder
          field="brand_id"
          label={words.brand}
          note={words.optional}
          placeholder={words.findBrand}
          chosen={draft.brand}
          typed={brand}
          onType={setBrand}
          found={(brands.data?.list ?? []).map(({ id, name }) => ({ id, name }))}
          isLoading={brands.isFetching}
          onOpen={() => setBrandOpen(true)}
          onChoose={(chosen) => onChange({ brand: chosen })}
          fault={faults['brand_id']}
        />
      </div>
    </Card>
  )
}
