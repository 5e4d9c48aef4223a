import type { Language } from '@plaza/values'
import { bounded } from '../words/bounded.ts'
import { foldWord } from '../words/fold.ts'
import { cellsOf } from './same-words.ts'

/** Emoji, each with the synonym line for the object it shows. */
const shown =
  '👟 sneakers, 👞 oxford shoes, 🥾 hiking boots, 👢 boots, 👠 high heels, 👡 sandals, 🩴 flip-flops, 🥿 ballet flats, 🩰 ballet flats, 👗 dress, 👕 t-shirt, 👔 tie, ' +
  '👖 jeans, 🩳 shorts, 🧥 coat, 🧣 scarf, 🧤 gloves, 🧦 socks, 👒 hat, 🎩 hat, 🧢 cap, 👘 yukata, 🥻 sari, 👙 swimsuit, 🩱 swimsuit, 🩲 underwear, 🥼 lab coat, ' +
  '🦺 reflective vest, 👜 bag, 👛 wallet, 👝 clutch, 🎒 backpack, 💼 briefcase, 🧳 suitcase, ☂ umbrella, ☔ umbrella, 🌂 umbrella, 🕶 sunglasses, 👓 spectacles, ' +
  '🥽 goggles, 💍 finger ring, 📿 necklace, 💄 lipstick, 💅 nail polish, 🧴 moisturizer, 🧼 soap, 🧽 sponge, 🪥 toothbrush, 🪒 razor, 🪮 comb, ✂ scissors, 🪞 mirror, ' +
  '🚿 shower head, 🎧 headphones, 🎤 microphone, 🎙 microphone, 📷 camera, 📸 camera, 📹 camcorder, 📼 camcorder, 🎥 camcorder, 💻 laptop, 🖥 computer, ⌨ keyboard, ' +
  '🖱 computer mouse, 🖨 printer, 📱 smartphone, 📺 television, 📻 radio, 🔊 speaker, 📢 speaker, 📣 megaphone, 🎮 gamepad, 🕹 gamepad, ⌚ watch, ⏰ clock, 🕰 clock, ' +
  '⏲ timer, 🔋 battery, 🔌 charger, 💡 light bulb, 🔦 flashlight, 🕯 candle, 🏮 lantern, 🛋 sofa, 🪑 chair, 🛏 bed, 🪜 ladder, 🗄 filing cabinet, 🪴 house plant, 🌵 cactus, ' +
  '🌷 tulip, 💐 flowers, 🌸 flowers, 🏺 vase, 🖼 picture frame, 🎐 wind chime, ✒ pen, 🖊 pen, 🖋 pen, ✏ pencil, 📓 exercise book, 📔 exercise book, 📒 exercise book, ' +
  '📏 ruler, 📅 calendar, 🗓 calendar, 📚 book, 📖 book, 🍵 tea, 🫖 teapot, ☕ coffee cup, 🥤 bubble tea, 🧋 bubble tea, 🍷 drinking glass, 🥃 whisky glass, ' +
  '🍳 pan, 🥘 pan, 🍲 pot, 🔪 knife, 🥢 chopsticks, 🍴 cutlery, 🍽 plate, 🥣 bowl, 🥄 spoon, 🍯 honey, 🍫 chocolate, 🍅 tomato, 🫘 beans, 🥮 mooncake, 🥫 tinned, ⛺ tent, 🏕 tent, ' +
  '🧭 compass, 🪓 axe, 🪢 rope, 🚲 bicycle, 🚴 bicycle, 🔧 wrench, 🔨 hammer, 🪛 screwdriver, 🛶 canoe, 🤿 snorkel, 🛟 lifebuoy, 🎿 skis, ⛸ ice skates, 🛷 sled, ⚽ football, ' +
  '🏀 basketball, 🏐 volleyball, 🎾 racket, 🏸 badminton, 🏓 table tennis, 🧸 teddy bear, 🐻 teddy bear, 🐰 rabbit, 🐇 rabbit, 🐧 penguin, 🐙 octopus, 🐳 whale, 🐋 whale, ' +
  '🦕 dinosaur, 🦖 dinosaur, 🧩 puzzle, 🎲 dice, ♟ chess, 🃏 playing cards, 🀄 mahjong, 🛹 skateboard, 🛴 scooter, 🪁 kite, 🪀 yo-yo, 🥏 frisbee, 🛝 slide, 🛼 roller skates, ' +
  '🖍 crayons, 🖌 paintbrush, 🎨 paint, 🧮 abacus, 🪆 russian doll, 🎸 guitar, 🎹 piano, 🪗 accordion, 🥁 drum, 🪘 djembe, 🪇 maracas, 🎺 trumpet, 🎷 saxophone, 🪈 recorder flute, ' +
  '🎻 violin, 🎁 gift'

const anyPicture = /\p{Extended_Pictographic}/u
export const hasPictures = (text: string): boolean => anyPicture.test(text)
const picture = /(\p{Extended_Pictographic})[\p{Variation_Selector}\p{Emoji_Modifier}]*/gu

const readPictures = (): ReadonlyMap<string, string> =>
  new Map(
    shown.split(', ').map((each): [string, string] => {
      const gap = each.indexOf(' ')
      return [each.slice(0, gap), each.slice(gap + 1)]
    }),
  )
let pictures: ReadonlyMap<string, string> | undefined
const linesOfPictures = () => (pictures ??= readPictures())

/** Every line of the synonym table that an emoji maps to. */
export const picturedLines = (): string[] => [...linesOfPictures().values()]

const cellOf: Readonly<Record<Language, number>> = { en: 0, zh: 1, zhtw: 1, jp: 2, es: 3, th: 4 }

/**
 * A typed text with its emoji replaced by words of one language. Null if the table has none of its emoji, or if the text already contains the words.
 */
export const readOut = (typed: string, language: Language): string | null => {
  if (!hasPictures(typed)) return null
  const rest = typed.replace(picture, ' ')
  const said = new Set<string>()
  for (const [, sign = ''] of typed.matchAll(picture)) {
    const cells = cellsOf(linesOfPictures().get(sign) ?? '')
    const word = cells?.[cellOf[language]]?.[0]
    if (word && !cells.flat().some((each) => foldWord(rest).includes(foldWord(each)))) said.add(word)
  }
  return said.size === 0 ? null : bounded([rest.trim().replace(/\s+/g, ' '), ...said].filter((each) => each !== '').join(' '))
}
