import { hrefOf } from '../../paths.ts'

/** Saved lists: saved products, followed shops and seen products. */
export const shelfNames = ['saved', 'followed', 'seen'] as const
export type ShelfName = (typeof shelfNames)[number]

export const shelfOf = (view: string | null): ShelfName => shelfNames.find((name) => name === view) ?? 'saved'

/** URL of a saved list for phones. On desktops it redirects to the desktop URL. */
export const shelfHref = (shelf: ShelfName): string => hrefOf('dashboard', { tab: 'saved', ...(shelf !== 'saved' && { view: shelf }) })
