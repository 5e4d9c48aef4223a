/** Who carries parcels: how their numbers look, and where they tell of one themselves. */
export type Carrier = {
  key: string
  name: string
  /** The form of its numbers, once spaces and dashes are gone and letters are capitals. */
  form: RegExp
  example: string
  /** Where it tells of a parcel; `{no}` stands for the number. */
  page: string | null
  /** From which countries it takes parcels; null for everywhere. */
  from: readonly string[] | null
}

/** What all posts of the world have agreed on: two letters, nine digits, the country that it was posted in. */
const post = (country: string) => new RegExp(`^[A-Z]{2}[0-9]{9}${country}$`)

export const carriers: readonly Carrier[] = [
  {
    key: 'dhl',
    name: 'DHL Express',
    form: /^([0-9]{10}|JJ?D[0-9]{16,20}|[A-Z]{3}[0-9]{7})$/,
    example: '1234567890',
    page: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={no}',
    from: null,
  },
  {
    key: 'fedex',
    name: 'FedEx',
    form: /^([0-9]{12}|[0-9]{15}|[0-9]{20})$/,
    example: '123456789012',
    page: 'https://www.fedex.com/fedextrack/?trknbr={no}',
    from: null,
  },
  {
    key: 'ups',
    name: 'UPS',
    form: /^1Z[A-Z0-9]{16}$/,
    example: '1Z999AA10123456784',
    page: 'https://www.ups.com/track?tracknum={no}',
    from: null,
  },
  {
    key: 'usps',
    name: 'USPS',
    form: /^(9[0-9]{21}|[A-Z]{2}[0-9]{9}US)$/,
    example: '9400111899223100001234',
    page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={no}',
    from: ['US'],
  },
  {
    key: 'royal-mail',
    name: 'Royal Mail',
    form: post('GB'),
    example: 'AB123456789GB',
    page: 'https://www.royalmail.com/track-your-item#/tracking-results/{no}',
    from: ['GB'],
  },
  {
    key: 'deutsche-post',
    name: 'Deutsche Post DHL',
    form: /^([0-9]{12}|[0-9]{20}|[A-Z]{2}[0-9]{9}DE)$/,
    example: '003404341234567890'.padEnd(20, '1'),
    page: 'https://www.dhl.de/en/privatkunden/pakete-empfangen/verfolgen.html?piececode={no}',
    from: ['DE'],
  },
  {
    key: 'la-poste',
    name: 'La Poste Colissimo',
    form: /^([0-9][A-Z][0-9]{11}|[A-Z]{2}[0-9]{9}FR)$/,
    example: '6A12345678901',
    page: 'https://www.laposte.fr/outils/suivre-vos-envois?code={no}',
    from: ['FR'],
  },
  {
    key: 'correos',
    name: 'Correos',
    form: /^([A-Z0-9]{23}|[A-Z]{2}[0-9]{9}ES)$/,
    example: 'RR123456789ES',
    page: 'https://www.correos.es/es/en/tools/tracker/items/details?tracking-number={no}',
    from: ['ES'],
  },
  {
    key: 'poste-italiane',
    name: 'Poste Italiane',
    form: /^([A-Z0-9]{13}|[A-Z]{2}[0-9]{9}IT)$/,
    example: 'RR123456789IT',
    page: 'https://www.poste.it/cerca/index.html#/risultati-spedizioni/{no}',
    from: ['IT'],
  },
  {
    key: 'postnord',
    name: 'PostNord',
    form: /^([0-9]{18}|[0-9]{20}|[A-Z]{2}[0-9]{9}(SE|DK|NO|FI))$/,
    example: 'RR123456789SE',
    page: 'https://www.postnord.com/track-and-trace?shipmentId={no}',
    from: ['SE', 'DK', 'NO', 'FI'],
  },
  {
    key: 'posten',
    name: 'Posten Bring',
    form: /^([0-9]{17,18}|[A-Z]{2}[0-9]{9}NO)$/,
    example: 'RR123456789NO',
    page: 'https://tracking.bring.com/tracking/{no}',
    from: ['NO'],
  },
  {
    key: 'japan-post',
    name: 'Japan Post',
    form: /^([0-9]{11,12}|[A-Z]{2}[0-9]{9}JP)$/,
    example: 'EN123456789JP',
    page: 'https://trackings.post.japanpost.jp/services/srv/search/direct?locale=en&reqCodeNo1={no}',
    from: ['JP'],
  },
  {
    key: 'yamato',
    name: 'Yamato Transport',
    form: /^[0-9]{12}$/,
    example: '123456789012',
    page: 'https://toi.kuronekoyamato.co.jp/cgi-bin/tneko?number01={no}',
    from: ['JP'],
  },
  {
    key: 'chunghwa-post',
    name: 'Chunghwa Post',
    form: /^([0-9]{14}|[0-9]{20}|[A-Z]{2}[0-9]{9}TW)$/,
    example: 'EB123456789TW',
    page: null,
    from: ['TW'],
  },
  {
    key: 't-cat',
    name: 'T-Cat',
    form: /^[0-9]{12}$/,
    example: '123456789012',
    page: 'https://www.t-cat.com.tw/Inquire/TraceDetail.aspx?BillID={no}',
    from: ['TW'],
  },
  {
    key: 'thailand-post',
    name: 'Thailand Post',
    form: post('TH'),
    example: 'EF123456789TH',
    page: 'https://track.thailandpost.co.th/?trackNumber={no}',
    from: ['TH'],
  },
  {
    key: 'flash-express',
    name: 'Flash Express',
    form: /^(TH|PH|LA|MY)[A-Z0-9]{12,16}$/,
    example: 'TH01234567890A',
    page: 'https://www.flashexpress.com/fle/tracking?se={no}',
    from: ['TH', 'PH', 'LA', 'MY'],
  },
  {
    key: 'vietnam-post',
    name: 'Vietnam Post',
    form: post('VN'),
    example: 'EA123456789VN',
    page: null,
    from: ['VN'],
  },
  {
    key: 'lbc',
    name: 'LBC Express',
    form: /^[0-9]{12,14}$/,
    example: '123456789012',
    page: 'https://www.lbcexpress.com/track/?tracking_no={no}',
    from: ['PH'],
  },
  {
    key: 'j-t',
    name: 'J&T Express',
    form: /^(J[A-Z][0-9]{10,12}|[0-9]{12})$/,
    example: '820123456789',
    page: null,
    from: ['PH', 'TH', 'VN', 'MY', 'SG', 'ID', 'MX'],
  },
  {
    key: 'estafeta',
    name: 'Estafeta',
    form: /^([0-9]{10}|[A-Z0-9]{22})$/,
    example: '1234567890',
    page: null,
    from: ['MX'],
  },
  {
    key: 'correos-mexico',
    name: 'Correos de México',
    form: post('MX'),
    example: 'EE123456789MX',
    page: null,
    from: ['MX'],
  },
]

export const carrierOf = (key: string): Carrier | null => carriers.find((each) => each.key === key) ?? null

/** Who takes parcels in this country, its own carriers first. */
export const carriersFrom = (country: string): Carrier[] => {
  const own = carriers.filter(({ from }) => from?.includes(country))
  return [...own, ...carriers.filter(({ from }) => from === null)]
}

/** A number as it is written on one line: what people copy along with it is gone. */
export const trackingNoOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s.-]/g, '')
    .toUpperCase()

export const trackingPage = ({ page }: Pick<Carrier, 'page'>, trackingNo: string): string | null =>
  page?.replace('{no}', encodeURIComponent(trackingNo)) ?? null
