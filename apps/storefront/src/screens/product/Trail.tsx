import { Breadcrumb } from '@plaza/design'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'
import type { Product } from '../../parts/options/choose-variant.ts'
import { useProductWords } from './words/index.ts'

export function Trail({ product, name }: { product: Product; name: string }) {
  const { words, text } = useReader()
  const categories = product.category_path.map((category) => ({
    label: text(category, 'name'),
    href: hrefOf('category', { id: category.id }),
  }))
  return (
    <Breadcrumb
      label={useProductWords().breadcrumb}
      home={{ label: words.common.toHome, href: hrefOf('home') }}
      steps={[...categories, { label: name }]}
    />
  )
}
