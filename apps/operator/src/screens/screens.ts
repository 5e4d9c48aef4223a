import type { ConsoleScreen } from '@plaza/console'
import { type StaffRole, staffRoles } from '@plaza/contract'
import { IconArrowsExchange, IconChecks, IconClipboardList, IconUserCog } from '@plaza/design'
import { paths } from '../paths.ts'
import type { Words } from '../words/index.ts'

export type OperatorScreen = ConsoleScreen<keyof Words['screens'], StaffRole> & { group: keyof Words['groups'] }

const readsMoney: readonly StaffRole[] = ['owner', 'finance', 'risk', 'auditor']

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
