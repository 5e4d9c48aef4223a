import type { WebsiteConfig } from '@plaza/contract'
import { defaultReturnDays, languages } from '@plaza/values'
import type { Kernel } from '../../../platform/kernel.ts'
import { configValues } from './settings-rows.ts'

const defaults: Omit<WebsiteConfig, 'demo' | 'social_platform' | 'translates'> = {
  shop_name: 'Plaza',
  tagline_en: 'One mall, independent sellers',
  tagline_zh: '一座商城，众多独立卖家',
  tagline_es: 'Un centro comercial, vendedores independientes',
  tagline_jp: '独立した店が集まるモール',
  tagline_th: 'ห้างเดียว รวมร้านค้าอิสระ',
  tagline_zhtw: '一座商城，眾多獨立賣家',
  logo: null,
  brand_hue: 178,
  service_url: '',
  third_service_url: '',
  min_recharge: '100.00',
  return_days: defaultReturnDays,
  password_min_length: 8,
  base_currency: 'USD',
}

/** The owner's settings merged over the defaults. */
export const websiteConfig = async (kernel: Kernel): Promise<WebsiteConfig> => {
  const set = await configValues(kernel.db)
  const known = Object.entries(defaults).map(([name, value]) => [
    name,
    name in set && (value === null || typeof set[name] === typeof value) ? set[name] : value,
  ])
  const tagline = set['tagline'] as Record<string, string> | undefined
  const taglines = tagline ? languages.map((lang) => [`tagline_${lang}`, tagline[lang] ?? tagline['en'] ?? '']) : []
  const config = Object.fromEntries([...known, ...taglines]) as typeof defaults
  return { ...config, social_platform: kernel.platform?.name ?? null, translates: kernel.translate !== null, demo: kernel.environment.demo }
}
