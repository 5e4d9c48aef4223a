import { usePages } from '@plaza/client/asking'
import type { Fields } from '@plaza/client'
import { listSoldOrders } from '@plaza/contract'

export const useListSoldOrdersPages = (wanted: Omit<Fields<typeof listSoldOrders>, 'cursor'>) =>
  usePages(listSoldOrders, wanted as Fields<typeof listSoldOrders>)
