import { chooseDefaultAddress, findPlaces, getAddresses, getPlaces, removeAddress, saveAddress } from '@plaza/contract'
import { done } from '@plaza/values'
import { route } from '../../kernel/http/serve.ts'
import { ownerOf } from '../../kernel/sessions.ts'
import { bookOf } from './address-rows.ts'
import { chooseDefaultAddress as chooseDefault } from './choose-default-address.ts'
import { findPlaces as find } from './places/find-places.ts'
import { listPlaces } from './places/list-places.ts'
import { removeAddress as remove } from './remove-address.ts'
import { saveAddress as save } from './save-address.ts'
import { showBook } from './show-book.ts'

export const addressesRoutes = [
  route('saveAddress', saveAddress, save),
  route('getAddresses', getAddresses, async ({ kernel, session, lang }) => done(showBook(await bookOf(kernel.db, ownerOf(session)), lang))),
  route('chooseDefaultAddress', chooseDefaultAddress, chooseDefault),
  route('removeAddress', removeAddress, remove),
  route('getPlaces', getPlaces, listPlaces),
  route('findPlaces', findPlaces, find),
]
