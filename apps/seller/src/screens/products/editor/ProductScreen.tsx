import { ConsolePage, FailedOne, type ScreenProps } from '@plaza/console'
import { Skeleton } from '@plaza/design'
import { changeQuery } from '@plaza/web/route'
import { useState } from 'react'
import { useShowShopProduct } from '../../../calls/products.ts'
import { hrefOf } from '../../../paths.ts'
import { Editor } from './Editor.tsx'
import { useProductWords } from './words/index.ts'

/** Editor page of a product. When the server assigns an ID to a new product, its editor stays open. */
export default function ProductScreen({ query }: ScreenProps) {
  const [begun, setBegun] = useState('')
  const id = query.get('id') ?? query.get('made') ?? ''
  if (id !== '' && id !== begun) return <Written key={id} id={id} />
  const made = (number: string) => {
    setBegun(number)
    changeQuery(hrefOf('product', { made: number }))
  }
  return <Editor known={null} onMade={made} onReload={() => setBegun('')} />
}

function Written({ id }: { id: string }) {
  const words = useProductWords()
  const request = useShowShopProduct(id)
  const [round, setRound] = useState(0)
  const back = { href: hrefOf('products'), label: words.back }
  if (!request.data)
    return (
      <ConsolePage title={words.untitled} back={back} busy={!request.isError}>
        {request.isError ? <FailedOne of={request} /> : <Skeleton shape="block" />}
      </ConsolePage>
    )
  const reload = () => void request.refetch().then(() => setRound((was) => was + 1))
  return <Editor key={round} known={request.data} onMade={() => {}} onReload={reload} />
}
