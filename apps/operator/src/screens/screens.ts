import type { ConsoleScreen } from '@plaza/console'
import { type StaffRole, staffRoles } from '@plaza/contract'
import {
  IconArrowsExchange,
  IconBuildingBank,
  IconBuildingStore,
  IconChecks,
  IconClipboardList,
  IconHeadset,
  IconPackage,
  IconReceipt,
  IconReceiptRefund,
  IconUserCog,
  IconUsers,
  IconWallet,
} from '@plaza/design'
import { paths } from '../paths.ts'
import type { Words } from '../words/index.ts'

export type OperatorScreen = ConsoleScreen<keyof Words['screens'], StaffRole> & { group: keyof Words['groups'] }

const readsMoney: readonly StaffRole[] = ['owner', 'finance', 'risk', 'auditor']
const readsPeople: readonly StaffRole[] = ['owner', 'finance', 'risk', 'support', 'auditor']
const readsOrders: readonly StaffRole[] = ['owner', 'risk', 'support', 'auditor']

/** Every screen of the console, a line each, as the sidebar lists them. A screen without an icon is reached from another one. */
export const screens: readonly OperatorScreen[] = [
  {
    path: paths.queue,
    key: 'queue',
    group: 'work',
    icon: IconClipboardList,
    tab: true,
    roles: staffRoles,
    load: () => import('./queue/QueueScreen.tsx'),
  },
  {
    path: paths.chat,
    key: 'chat',
    group: 'work',
    icon: IconHeadset,
    roles: ['owner', 'support', 'auditor'],
    load: () => import('./chat/ChatScreen.tsx'),
  },
  {
    path: paths.people,
    key: 'people',
    group: 'people',
    icon: IconUsers,
    roles: readsPeople,
    load: () => import('./people/PeopleScreen.tsx'),
  },
  {
    path: paths.person,
    key: 'person',
    group: 'people',
    roles: readsPeople,
    load: () => import('./people/PersonScreen.tsx'),
  },
  {
    path: paths.shops,
    key: 'shops',
    group: 'people',
    icon: IconBuildingStore,
    roles: staffRoles,
    load: () => import('./shops/ShopsScreen.tsx'),
  },
  {
    path: paths.shop,
    key: 'shop',
    group: 'people',
    roles: staffRoles,
    load: () => import('./shops/ShopScreen.tsx'),
  },
  {
    path: paths.orders,
    key: 'orders',
    group: 'people',
    icon: IconPackage,
    roles: readsOrders,
    load: () => import('./orders/OrdersScreen.tsx'),
  },
  {
    path: paths.order,
    key: 'order',
    group: 'people',
    roles: readsOrders,
    load: () => import('./orders/OrderScreen.tsx'),
  },
  {
    path: paths.refunds,
    key: 'refunds',
    group: 'people',
    icon: IconReceiptRefund,
    roles: readsOrders,
    load: () => import('./refunds/RefundsScreen.tsx'),
  },
  {
    path: paths.refund,
    key: 'refund',
    group: 'people',
    roles: readsOrders,
    load: () => import('./refunds/RefundScreen.tsx'),
  },
  {
    path: paths.sheet,
    key: 'sheet',
    group: 'money',
    icon: IconBuildingBank,
    roles: readsMoney,
    load: () => import('./ledger/SheetScreen.tsx'),
  },
  {
    path: paths.ledger,
    key: 'ledger',
    group: 'money',
    icon: IconReceipt,
    roles: readsMoney,
    load: () => import('./ledger/LedgerScreen.tsx'),
  },
  {
    path: paths.accounts,
    key: 'accounts',
    group: 'money',
    icon: IconWallet,
    roles: readsMoney,
    load: () => import('./ledger/AccountsScreen.tsx'),
  },
  {
    path: paths.checks,
    key: 'checks',
    group: 'money',
    icon: IconChecks,
    roles: readsMoney,
    load: () => import('./checks/ChecksScreen.tsx'),
  },
  {
    path: paths.adjustments,
    key: 'adjustments',
    group: 'money',
    icon: IconArrowsExchange,
    roles: readsMoney,
    load: () => import('./adjustments/AdjustmentsScreen.tsx'),
  },
  {
    path: paths.staff,
    key: 'staff',
    group: 'house',
    icon: IconUserCog,
    tab: true,
    roles: ['owner', 'auditor'],
    load: () => import('./staff/StaffScreen.tsx'),
  },
]
