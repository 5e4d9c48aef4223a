import { chooseDefaultAddress, findPlaces, getAddresses, getPlaces, removeAddress, saveAddress } from '@plaza/contract'
import { done } from '@plaza/values'
import { route, whoAsks } from '../../kernel/http/serve.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { bookOf, forgetRemoved } from './address-rows.ts'
import { chooseDefaultAddress as chooseDefault } from './choose-default-address.ts'
import { findPlaces as find } from './places/find-places.ts'
import { listPlaces } from './places/list-places.ts'
import { removeAddress as remove } from './remove-address.ts'
import { saveAddress as save } from './save-address.ts'
import { showBook } from './show-book.ts'

export const addressesRoutes = [
  route('saveAddress', saveAddress, save),
  route('getAddresses', getAddresses, async ({ kernel, session, lang }) =>
    done(showBook(await bookOf(kernel.db, whoAsks({ session })), lang)),
  ),
  route('chooseDefaultAddress', chooseDefaultAddress, chooseDefault),
  route('removeAddress', removeAddress, remove),
  route('getPlaces', getPlaces, listPlaces),
  route('findPlaces', findPlaces, find),
]

const takenBackWithinMs = 86_400_000
export const addressesTimers = (kernel: Kernel) => [
  {
    name: 'forget-removed-addresses',
    everyCron: '41 * * * *',
    do: () => forgetRemoved(kernel.db, new Date(kernel.now().getTime() - takenBackWithinMs)),
  },
]
