import {
  IconAddressBook,
  IconAffiliate,
  IconBell,
  IconBuildingBank,
  IconDevices,
  IconFileText,
  IconKey,
  IconMapPin,
  IconUserCircle,
  IconWorld,
  type TablerIcon,
} from '@plaza/design'

export const sections = [
  'profile',
  'contact',
  'password',
  'addresses',
  'payment',
  'display',
  'notifications',
  'devices',
  'invitation',
  'data',
] as const
export type Section = (typeof sections)[number]

export const sectionIcons: Record<Section, TablerIcon> = {
  profile: IconUserCircle,
  contact: IconAddressBook,
  password: IconKey,
  addresses: IconMapPin,
  payment: IconBuildingBank,
  display: IconWorld,
  notifications: IconBell,
  devices: IconDevices,
  invitation: IconAffiliate,
  data: IconFileText,
}

export const sectionOf = (requested: string | null): Section | undefined => sections.find((each) => each === requested)
