import type { Chance } from './chance.ts'

const openings =
  'al bel cor dar el fen gal hal ist jor kel lum mar nor ost pel quin ros sil tam ul val wen yor zan bra cle dri fro gre'.split(' ')
const middles = 'a e i o u an en in on ar er or al el ia io ea ou au ei'.split(' ')
const endings = 'da dor la lis mo na ne nix ra ro san sen ta ter tis va ven vo xa zen bel dra fin gard ling mont rin sta tor vik'.split(' ')

/** Generates a word that sounds like a name: about 18 000 words with one middle part, more with two. */
export const inventWord = (chance: Chance): string => {
  const long = chance.part() < 0.3 ? chance.pick(middles) + chance.pick(['l', 'r', 'n', 's', 't', 'm']) : ''
  const word = chance.pick(openings) + long + chance.pick(middles) + chance.pick(endings)
  return word[0]?.toUpperCase() + word.slice(1)
}
