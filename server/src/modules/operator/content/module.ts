import type { Module } from '../../../module.ts'
import { contentKinds } from '../../foundation/content/texts/index.ts'
import { couponEdits } from './coupons/coupon-edits.ts'
import { contentEdits } from './editor/content-edits.ts'
import { mallContentRoutes } from './routes.ts'

export const manifest: Module = {
  name: 'operator/content',
  purpose: 'ads, announcements, news, posts, policies and coupons, as staff edit them',
  routes: mallContentRoutes,
  // Policies are not in this list, because they have separate versions.
  edits: [...contentKinds.map(contentEdits), couponEdits],
}
