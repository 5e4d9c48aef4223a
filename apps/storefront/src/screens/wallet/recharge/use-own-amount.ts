import { reasonOf, useReserveRecharge } from '@plaza/client'
import { reserveRecharge } from '@plaza/contract'
import { useResting } from '@plaza/web/hooks'
import { useEffect } from 'react'
import type { OwnAmount } from '../../../mall/recharge-draft.ts'

const pauseMs = 600

type Options = {
  wallet: string | undefined
  /** A valid recharge sum; undefined until the user types a valid sum. */
  amount: string | undefined
  known: readonly OwnAmount[]
  onKnown: (own: OwnAmount) => void
}

/** Reserves an amount unique to the user for the typed amount, after a typing pause. A reservation is made once and reused until it expires. */
export const useOwnAmount = ({ wallet, amount, known, onKnown }: Options) => {
  const reserve = useReserveRecharge()
  const wanted = useResting(wallet && amount ? `${wallet} ${amount}` : '', pauseMs)
  const own = known.find((each) => each.wallet === wallet && each.amount === amount)
  const isRested = wanted === `${wallet} ${amount}`
  const { mutate, variables, isPending, error } = reserve
  const isOfThis = variables?.wallet === wallet && variables?.amount === amount

  useEffect(() => {
    if (!isRested || own || !wallet || !amount || isOfThis) return
    mutate(
      { wallet, amount },
      {
        onSuccess: ({ charged_amount, expected_amount, reserved_until, confirmations }) =>
          onKnown({ wallet, amount, charged: charged_amount, expected: expected_amount, until: reserved_until, confirmations }),
      },
    )
  }, [isRested, own, wallet, amount, isOfThis, mutate, onKnown])

  return {
    own,
    isReserving: own === undefined && amount !== undefined && (isPending || !isRested),
    isUnknownWallet: isOfThis && reasonOf(error, reserveRecharge) === 'wallet_unknown',
  }
}
