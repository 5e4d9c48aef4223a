import { useGetAddresses, useChooseDefaultAddress, useRemoveAddress, useSaveAddress } from '@plaza/client'
import type { Address } from '@plaza/contract'
import { Banner, Button, EmptyScene, Icon, IconPlus, RowSkeleton, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useState } from 'react'
import { scene } from '../pictures/scene.ts'
import { Failure } from '../Failure.tsx'
import { useReader } from '../../mall/reader.ts'
import { AddressCard } from './AddressCard.tsx'
import { AddressSheet } from './AddressSheet.tsx'
import { typedFrom, sentAddress } from './address-form.ts'
import { useAddressWords } from './words/index.ts'
import styles from './Addresses.module.css'

type Writing = { address?: Address } | undefined

/** The customer's addresses: add, change, remove and restore. */
export function AddressBook() {
  const { mutateAsync: saveAddress } = useSaveAddress()
  const { mutateAsync: removeAddress } = useRemoveAddress()
  const { mutateAsync: chooseDefaultAddress } = useChooseDefaultAddress()
  const { words: shop } = useReader()
  const words = useAddressWords()
  const query = useGetAddresses()
  const book = query.data
  const [writing, setWriting] = useState<Writing>()
  const [removed, setRemoved] = useState<Address>()

  const reportOutcome = async (change: Promise<unknown>, said?: string): Promise<boolean> => {
    try {
      await change
      if (said) toasts.show(said)
      return true
    } catch (error) {
      toasts.show(saidOf(error, shop), 'error')
      return false
    }
  }
  const remove = async (address: Address) => {
    if (await reportOutcome(removeAddress({ id: address.id }))) setRemoved(address)
  }
  const undo = async (address: Address) => {
    const fields = sentAddress(typedFrom(address), { state: 'optional', postcode: 'optional' })
    if (await reportOutcome(saveAddress({ ...fields, id: address.id }), words.undone)) setRemoved(undefined)
  }

  if (!book && query.isError) return <Failure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
  if (!book) return <RowSkeleton />
  const isFull = book.list.length >= book.most
  const add = (
    <Button icon={<Icon of={IconPlus} size={20} />} onClick={() => setWriting({})}>
      {words.add}
    </Button>
  )
  return (
    <div className={styles.book}>
      {removed && (
        <Banner
          tone="info"
          action={
            <Button look="white" size="small" onClick={() => void undo(removed)}>
              {words.undo}
            </Button>
          }
        >
          {words.removed(removed.full_name)}
        </Banner>
      )}
      {book.list.length === 0 ? (
        <EmptyScene pictures={scene('pin')} title={words.empty} text={words.emptyText} action={add} />
      ) : (
        <>
          <ul className={styles.cards}>
            {book.list.map((address) => (
              <li key={address.id}>
                <AddressCard
                  address={address}
                  onEdit={() => setWriting({ address })}
                  onRemove={() => void remove(address)}
                  onDefault={() => void reportOutcome(chooseDefaultAddress({ id: address.id }), words.madeDefault)}
                />
              </li>
            ))}
          </ul>
          {isFull ? <p className={styles.full}>{words.full(book.most)}</p> : <div>{add}</div>}
        </>
      )}
      {writing && <AddressSheet address={writing.address} book={book} onClose={() => setWriting(undefined)} />}
    </div>
  )
}
