import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { forgetRemoved } from './address-rows.ts'
import { chooseDefaultAddress } from './choose-default-address.ts'
import { getAddresses } from './get-addresses.ts'
import { getMapTiles } from './map/get-map-tiles.ts'
import { findPlaces } from './places/find-places.ts'
import { getPlaces } from './places/get-places.ts'
import { removeAddress } from './remove-address.ts'
import { saveAddress } from './save-address.ts'

export const addressesRoutes = [
  route('saveAddress', contract.saveAddress, saveAddress),
  route('getAddresses', contract.getAddresses, getAddresses),
  route('chooseDefaultAddress', contract.chooseDefaultAddress, chooseDefaultAddress),
  route('removeAddress', contract.removeAddress, removeAddress),
  route('getPlaces', contract.getPlaces, getPlaces),
  route('findPlaces', contract.findPlaces, findPlaces),
  route('getMapTiles', contract.getMapTiles, getMapTiles),
]

const takenBackWithinMs = 86_400_000
export const addressesTimers = (kernel: Kernel) => [
  {
    name: 'forget-removed-addresses',
    everyCron: '41 * * * *',
    do: () => forgetRemoved(kernel.db, new Date(kernel.now().getTime() - takenBackWithinMs)),
  },
]
