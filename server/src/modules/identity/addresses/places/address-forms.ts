import type { AddressForm } from '@plaza/contract'
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'

type Need = 'required' | 'optional' | 'none'
type Line = [codes: string, sequence: string, state: Need, word: AddressForm['state_word']]

/** Address formats: s street, c city, t state, p postcode. Countries not listed use the most common format. */
// oxfmt-ignore
const lines: readonly Line[] = [
  ['US AU', 's c t p', 'required', 'state'],
  ['CA', 's c t p', 'required', 'province'],
  ['GB', 's c t p', 'optional', 'county'],
  ['IE', 's c t p', 'optional', 'county'],
  ['JP', 'p t c s', 'required', 'prefecture'],
  ['CN', 't c s p', 'required', 'province'],
  ['KR', 't c s p', 'required', 'province'],
  ['TW', 'p t c s', 'required', 'county'],
  ['HK', 't c s p', 'optional', 'district'],
  ['TH', 's c t p', 'required', 'province'],
  ['VN ID PH KH LA TR IR', 's c t p', 'required', 'province'],
  ['MY', 's p c t', 'required', 'state'],
  ['IN BR NG VE', 's c t p', 'required', 'state'],
  ['MX', 's p c t', 'required', 'state'],
  ['IT ES AR', 's p c t', 'required', 'province'],
  ['EG', 's c t p', 'required', 'area'],
  ['AE', 's c t p', 'required', 'emirate'],
  ['SA KW OM', 's c p t', 'optional', 'region'],
  ['RU UA KZ', 's c t p', 'required', 'region'],
  ['CO', 's c t p', 'required', 'department'],
  ['PE CL', 's p c t', 'required', 'region'],
  ['UY PY BO HN SV', 's p c t', 'optional', 'department'],
  ['CR CU DO EC PA', 's c t p', 'required', 'province'],
  ['ZA NZ', 's c t p', 'optional', 'province'],
  ['FR', 's p c t', 'none', 'region'],
  ['BE NL LU AT CH LI DK SE NO FI IS EE LV LT CZ SK SI HR BA RS ME MK PT GR CY MT IL PL BG', 's p c t', 'none', 'region'],
  ['DE', 's p c t', 'none', 'state'],
  ['HU RO', 'c s p t', 'optional', 'county'],
  ['SG', 's c p t', 'none', 'region'],
  ['MC SM VA GI MO', 's p c t', 'none', 'region'],
]

/** Pattern of a whole postcode, with an example. */
// oxfmt-ignore
const postcodes: Readonly<Record<string, readonly [pattern: string, example: string]>> = {
  AD: ['AD[1-7]\\d{2}', 'AD500'], AR: ['[A-HJ-NP-Z]?\\d{4}([A-Z]{3})?', 'C1070AAM'], AT: ['\\d{4}', '1010'], AU: ['\\d{4}', '2060'],
  BA: ['\\d{5}', '71000'], BD: ['\\d{4}', '1340'], BE: ['\\d{4}', '4000'], BG: ['\\d{4}', '1000'], BR: ['\\d{5}-?\\d{3}', '40301-110'],
  CA: ['[ABCEGHJKLMNPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] ?\\d[ABCEGHJ-NPRSTV-Z]\\d', 'H3Z 2Y7'], CH: ['\\d{4}', '2544'], CN: ['\\d{6}', '266033'],
  CY: ['\\d{4}', '2008'], CZ: ['\\d{3} ?\\d{2}', '100 00'], DE: ['\\d{5}', '26133'], DK: ['\\d{4}', '8660'], DZ: ['\\d{5}', '40304'],
  EE: ['\\d{5}', '69501'], ES: ['\\d{5}', '28039'], FI: ['\\d{5}', '00550'], FR: ['\\d{2} ?\\d{3}', '33380'],
  GB: ['(GIR ?0AA|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2})', 'EC1Y 8SY'], GR: ['\\d{3} ?\\d{2}', '151 24'], HR: ['\\d{5}', '10000'], HU: ['\\d{4}', '1037'],
  ID: ['\\d{5}', '40115'], IL: ['\\d{5}(\\d{2})?', '9614303'], IN: ['\\d{6}', '110034'], IS: ['\\d{3}', '320'], IT: ['\\d{5}', '00144'],
  JP: ['\\d{3}-?\\d{4}', '154-0023'], KR: ['\\d{5}', '03051'], KZ: ['\\d{6}', '040900'], LI: ['948[5-9]|949[0-8]', '9496'], LT: ['(LT-?)?\\d{5}', '04340'],
  LU: ['(L-?)?\\d{4}', '4750'], LV: ['LV-?\\d{4}', 'LV-1073'], MA: ['\\d{5}', '53000'], MC: ['980\\d{2}', '98000'], MD: ['(MD-?)?\\d{4}', '2012'],
  ME: ['8\\d{4}', '81257'], MK: ['\\d{4}', '1314'], MX: ['\\d{5}', '02860'], MY: ['\\d{5}', '43000'], NL: ['[1-9]\\d{3} ?[A-Z]{2}', '1234 AB'],
  NO: ['\\d{4}', '0025'], NZ: ['\\d{4}', '6001'], PH: ['\\d{4}', '1008'], PK: ['\\d{5}', '44000'], PL: ['\\d{2}-?\\d{3}', '00-950'],
  PR: ['00[679]\\d{2}(-\\d{4})?', '00930'], PT: ['\\d{4}-?\\d{3}', '2725-079'], RO: ['\\d{6}', '060274'], RS: ['\\d{5,6}', '106314'], RU: ['\\d{6}', '247112'],
  SA: ['\\d{5}(-\\d{4})?', '11564'], SE: ['\\d{3} ?\\d{2}', '123 45'], SG: ['\\d{6}', '546080'], SI: ['(SI-?)?\\d{4}', '4000'], SK: ['\\d{3} ?\\d{2}', '010 01'],
  SM: ['4789\\d', '47890'], TH: ['\\d{5}', '10150'], TN: ['\\d{4}', '1002'], TR: ['\\d{5}', '01960'], TW: ['\\d{3}(\\d{2,3})?', '104'], UA: ['\\d{5}', '15432'],
  US: ['\\d{5}(-\\d{4})?', '95014'], UY: ['\\d{5}', '11600'], UZ: ['\\d{6}', '702100'], VA: ['00120', '00120'], ZA: ['\\d{4}', '0083'],
  // In these countries the postcode is optional, because many addresses have no postcode.
  CL: ['\\d{7}', '8340457'], CO: ['\\d{6}', '111221'], CR: ['\\d{5}', '10101'], DO: ['\\d{5}', '11903'], EC: ['\\d{6}', '090105'], EG: ['\\d{5}', '12411'],
  IE: ['[AC-FHKNPRTV-Y]\\d[\\dW] ?[\\dAC-FHKNPRTV-Y]{4}', 'D02 AF30'], KE: ['\\d{5}', '20100'], KH: ['\\d{5,6}', '120101'], KW: ['\\d{5}', '54551'],
  LA: ['\\d{5}', '01160'], LK: ['\\d{5}', '20000'], MT: ['[A-Z]{3} ?\\d{2,4}', 'NXR 01'], NG: ['\\d{6}', '930283'], NP: ['\\d{5}', '44601'],
  PE: ['\\d{5}', '15074'], SN: ['\\d{5}', '12500'], VN: ['\\d{5,6}', '70010'],
}
const doWithout = new Set('CL CO CR DO EC EG IE KE KH KW LA LK MT NG NP PE SN VN'.split(' '))
const haveNone = new Set(
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GD GH GM GN GQ GY HK JM KI KM KN LC LY ML MO MR MW NR NU QA RW SB SC SL SO SR SS ST SY TD TG TK TL TO TV UG VU WS YE ZW'.split(
    ' ',
  ),
)

const words = { s: 'street', c: 'city', t: 'state', p: 'postcode' } as const
const lineOf = new Map(lines.flatMap((line) => line[0].split(' ').map((code) => [code, line] as const)))
const elsewhere: Line = ['', 's p c t', 'optional', 'region']

/** The address format of a country. */
export const addressForm = (country: string): AddressForm => {
  const [, sequence, state, word] = lineOf.get(country) ?? elsewhere
  const postcode = postcodes[country]
  const always = postcode && !doWithout.has(country)
  return {
    dial: isSupportedCountry(country) ? getCountryCallingCode(country) : '',
    postcode: haveNone.has(country) ? 'none' : always ? 'required' : 'optional',
    postcode_pattern: postcode?.[0] ?? null,
    postcode_example: postcode?.[1] ?? null,
    state,
    state_word: word,
    order: sequence
      .split(' ')
      .map((code) => words[code as keyof typeof words])
      .filter((field) => !(field === 'state' && state === 'none') && !(field === 'postcode' && haveNone.has(country))),
  }
}
