import type { CastAddress } from './people.ts'

/** Those who bought at the demo's shops before anybody looked. Nobody signs in as one of them: they have no password. */
export type CastRegular = CastAddress & {
  lang: 'en' | 'zh' | 'es' | 'jp' | 'th' | 'zhtw'
  /** Came by somebody's invitation; what they bought decides what that brought. */
  friend?: { of: string; cameDaysAgo: number; bought: { daysAgo: number; isKept: boolean } | null }
}

const living = (
  lang: CastRegular['lang'],
  country: string,
  full_name: string,
  phone: string,
  street: string,
  city: string,
  province: string,
  postcode: string,
): CastRegular => ({ lang, country, full_name, phone, street, city, province, postcode })

const friendOf = (
  of: string,
  cameDaysAgo: number,
  bought: { daysAgo: number; isKept: boolean } | null,
  person: CastRegular,
): CastRegular => ({
  ...person,
  friend: { of, cameDaysAgo, bought },
})

// oxfmt-ignore
export const regulars: readonly CastRegular[] = [
  living('en', 'NO', 'Sigrid Moen', '+47 555 50 201', 'Fjellveien 12', 'Bergen', 'Vestland', '5019'),
  living('en', 'NO', 'Jonas Haugen', '+47 555 50 202', 'Thereses gate 31', 'Oslo', 'Oslo', '0354'),
  living('en', 'NO', 'Ingeborg Lien', '+47 555 50 203', 'Storgata 5', 'Lillehammer', 'Innlandet', '2615'),
  living('en', 'NO', 'Aksel Berge', '+47 555 50 204', 'Sjøgata 22', 'Tromsø', 'Troms', '9008'),
  living('en', 'SE', 'Maja Sandberg', '+46 70 555 02 05', 'Linnégatan 40', 'Göteborg', 'Västra Götaland', '413 04'),
  living('en', 'SE', 'Elias Nyström', '+46 70 555 02 06', 'Storgatan 18', 'Umeå', 'Västerbotten', '903 26'),
  living('en', 'DK', 'Freja Holm', '+45 20 55 02 07', 'Nørrebrogade 88', 'København', 'Hovedstaden', '2200'),
  living('en', 'FI', 'Aino Virtanen', '+358 45 7300 208', 'Hämeenkatu 14', 'Tampere', 'Pirkanmaa', '33100'),
  living('en', 'DE', 'Lena Brandt', '+49 1555 5500209', 'Kastanienallee 27', 'Berlin', 'Berlin', '10435'),
  living('en', 'DE', 'Tobias Keller', '+49 1555 5500210', 'Sonnenstraße 9', 'Freiburg', 'Baden-Württemberg', '79098'),
  living('en', 'AT', 'Paula Gruber', '+43 664 5550211', 'Mariahilfer Straße 60', 'Wien', 'Wien', '1070'),
  living('en', 'GB', 'Harriet Cole', '+44 20 7946 0212', '14 Bridge Street', 'Edinburgh', 'Midlothian', 'EH1 1LL'),
  living('en', 'GB', 'Samuel Price', '+44 20 7946 0213', '3 Quay Lane', 'Cardiff', 'Glamorgan', 'CF10 1AF'),
  living('en', 'FR', 'Manon Petit', '+33 6 55 50 02 14', '8 rue du Lac', 'Annecy', 'Auvergne-Rhone-Alpes', '74000'),
  living('es', 'ES', 'Pablo Serrano', '+34 655 500 215', 'Calle Mayor 41', 'Zaragoza', 'Zaragoza', '50001'),
  living('es', 'ES', 'Nuria Vidal', '+34 655 500 216', 'Carrer de Mallorca 210', 'Barcelona', 'Barcelona', '08008'),
  living('en', 'IT', 'Giulia Conti', '+39 345 555 0217', 'Via Garibaldi 19', 'Torino', 'TO', '10122'),
  living('jp', 'JP', '佐藤 美咲', '+81 90 5550 0218', '南3条西5-12', '札幌市', '北海道', '060-0063'),
  living('jp', 'JP', '高橋 健太', '+81 90 5550 0219', '松本 2-3-14', '松本市', '長野県', '390-0811'),
  living('th', 'TH', 'ณัฐพล ศรีสุข', '+66 81 555 0220', '45 ถนนนิมมานเหมินท์', 'เชียงใหม่', 'เชียงใหม่', '50200'),
  living('zhtw', 'TW', '陳怡君', '+886 912 555 021', '中正路 158 號', '台中市', '西區', '403'),
  living('es', 'MX', 'Valeria Rojas', '+52 55 5550 0222', 'Av. Chapultepec 480', 'Guadalajara', 'JAL', '44160'),
  living('en', 'US', 'Emily Carter', '+1 503 555 0123', '2210 Alder Street', 'Portland', 'OR', '97205'),
  living('en', 'US', 'Daniel Brooks', '+1 503 555 0124', '77 Pine Hollow Road', 'Bozeman', 'MT', '59715'),
  friendOf('mali', 34, { daysAgo: 26, isKept: true }, living('th', 'TH', 'อนงค์ เจริญสุข', '+66 81 555 0225', '9 ถนนเจริญเมือง', 'เชียงใหม่', 'เชียงใหม่', '50000')),
  friendOf('mali', 29, { daysAgo: 24, isKept: true }, living('en', 'DE', 'Lukas Weber', '+49 1555 5500226', 'Lindenallee 3', 'Hamburg', 'Hamburg', '20259')),
  // Lives with the first of them: one household is rewarded for once.
  friendOf('mali', 27, { daysAgo: 21, isKept: true }, living('th', 'TH', 'กันยา เจริญสุข', '+66 81 555 0227', '9 ถนนเจริญเมือง', 'เชียงใหม่', 'เชียงใหม่', '50000')),
  friendOf('mali', 18, { daysAgo: 15, isKept: false }, living('es', 'ES', 'Marta Gil', '+34 655 500 228', 'Calle de la Paz 17', 'Valencia', 'Valencia', '46003')),
  friendOf('mali', 12, { daysAgo: 9, isKept: true }, living('en', 'SE', 'Oskar Lindqvist', '+46 70 555 02 29', 'Kungsgatan 52', 'Uppsala', 'Uppsala', '753 21')),
  friendOf('mali', 3, null, living('th', 'TH', 'แพรว ทองดี', '+66 81 555 0230', '31 ถนนมิตรภาพ', 'ขอนแก่น', 'ขอนแก่น', '40000')),
]
