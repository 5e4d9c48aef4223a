import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { runLedgerChecks } from '../../foundation/ledger/checks/check-ledger.ts'
import { ledgerChecks } from '../../foundation/ledger/checks/index.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall()
})
afterAll(() => mall.end())

describe('ledger check of cash orders', () => {
  const found = async () => {
    const run = await runLedgerChecks(mall.kernel, ledgerChecks)
    return run.results.find(({ invariant }) => invariant === 'spendable_is_covered')
  }
  /** Moves money as an older version of the mall did. The current check refuses such transfers, so this bypasses the check. */
  const moved = (key: string, from: string, to: string, cents: number) =>
    sql`select ledger.move(${key}, 'order_completed', ${key}, 'system', '', 'USD', array[${from}::text], array[${to}::text], array[${cents}::bigint])`.execute(
      mall.kernel.db,
    )

  it('is green for settled old cash orders, and red by the full amount of an unfunded refund', async () => {
    expect(await found()).toMatchObject({ bad: 0 })
    // An order after settlement: the escrow of 100.00 was split, and the shop's 95.00 were offset against the cash that it received.
    await moved('cod:900001', 'cash/cod', 'order.escrow/900001', 10_000)
    expect(await found()).toMatchObject({ bad: 1, difference: '10000' })
    await sql`select ledger.move('order:900001:out', 'order_completed', 'order:900001', 'system', '', 'USD',
      array['order.escrow/900001', 'order.escrow/900001'], array['shop.available/901', 'commission'], array[9500::bigint, 500::bigint])`.execute(
      mall.kernel.db,
    )
    await sql`select ledger.move('cod:900001:net', 'order_completed', 'cod:900001', 'system', '', 'USD',
      array['shop.receivable/901', 'shop.available/901'], array['cash/cod', 'shop.receivable/901'], array[10000::bigint, 9500::bigint])`.execute(
      mall.kernel.db,
    )
    expect(await found()).toMatchObject({ bad: 0 })
    // An order refunded in full before completion: the mall received no money, yet the buyer can spend 100.00.
    await moved('cod:900002', 'cash/cod', 'order.escrow/900002', 10_000)
    await moved('order:900002:out', 'order.escrow/900002', 'customer.available/999001', 10_000)
    await moved('cod:900002:net', 'shop.receivable/902', 'cash/cod', 10_000)
    expect(await found()).toMatchObject({ bad: 1, difference: '10000' })
    // The shop pays half of its debt from its earnings.
    await moved('given:902', 'cash/bank', 'shop.available/902', 5000)
    await moved('debt:902', 'shop.available/902', 'shop.receivable/902', 5000)
    expect(await found()).toMatchObject({ bad: 1, difference: '5000' })
    await moved('given:903', 'cash/bank', 'shop.available/902', 5000)
    await moved('debt:903', 'shop.available/902', 'shop.receivable/902', 5000)
    expect(await found()).toMatchObject({ bad: 0 })
    // The check also finds a shop's debt that was moved directly to a customer's balance.
    await moved('debt:904', 'shop.receivable/904', 'customer.available/999001', 700)
    expect(await found()).toMatchObject({ bad: 1, difference: '700' })
    // Commission that a shop pays does not cover any amount that a buyer received.
    await moved('fee:905', 'shop.receivable/904', 'commission', 300)
    await moved('given:905', 'cash/bank', 'shop.available/904', 300)
    await moved('debt:905:paid', 'shop.available/904', 'shop.receivable/904', 300)
    expect(await found()).toMatchObject({ bad: 1, difference: '700' })
    await expect(
      sql`select ledger.post('debt:905', 'refund', 'refund:905', 'system', '', 'USD', array['shop.receivable/904'], array['customer.available/999001'], array[1::bigint])`.execute(
        mall.kernel.db,
      ),
    ).rejects.toThrow('funds no balance')
  })
})
