import type { PictureSource } from '../show/picture-source.ts'
import type { Tint } from '../tokens/tokens.ts'
import backpack from './assets/backpack.webp'
import camera from './assets/camera.webp'
import coin from './assets/coin.webp'
import sofa from './assets/couch-and-lamp.webp'
import dress from './assets/dress.webp'
import guitar from './assets/guitar.webp'
import handbag from './assets/handbag.webp'
import headphone from './assets/headphone.webp'
import luggage from './assets/luggage.webp'
import photo from './assets/photo.webp'
import plant from './assets/potted-plant.webp'
import shoe from './assets/running-shoe.webp'
import scarf from './assets/scarf.webp'
import teapot from './assets/teapot.webp'
import gift from './assets/wrapped-gift.webp'

const cutout = (src: string, tint: Tint): PictureSource => ({ src, tint, cutout: true })

export const pictures = {
  backpack: cutout(backpack, 12),
  camera: cutout(camera, 3),
  coin: cutout(coin, 5),
  sofa: cutout(sofa, 9),
  dress: cutout(dress, 8),
  guitar: cutout(guitar, 10),
  handbag: cutout(handbag, 2),
  headphone: cutout(headphone, 7),
  luggage: cutout(luggage, 8),
  plant: cutout(plant, 5),
  shoe: cutout(shoe, 9),
  scarf: cutout(scarf, 1),
  teapot: cutout(teapot, 1),
  gift: cutout(gift, 1),
  photo: { src: photo, tint: 3, cutout: false },
  missing: { src: './no-such-picture.webp', tint: 6, cutout: true },
} as const satisfies Record<string, PictureSource>

export const goods = [
  {
    title: 'Ridgeline trail running shoes, breathable mesh',
    picture: pictures.shoe,
    price: '$48.00',
    was: '$64.00',
    discount: '−25%',
    rating: '4.8',
    note: '5.1k sold',
  },
  {
    title: 'Pocket 35 mm film camera with leather strap',
    picture: pictures.camera,
    price: '$89.00',
    was: '$119.00',
    discount: '−25%',
    rating: '4.9',
    note: '1.2k sold',
  },
  { title: 'City backpack 18 L, recycled canvas', picture: pictures.backpack, price: '$29.90', rating: '4.7', note: '3.4k sold' },
  {
    title: 'Cabin suitcase 38 L, four silent wheels',
    picture: pictures.luggage,
    price: '$1284.50',
    was: '$1492.00',
    discount: '−14%',
    rating: '4.8',
    note: '2.0k sold',
  },
  { title: 'Studio headphones, foldable', picture: pictures.headphone, price: '$36.50', rating: '4.7', note: '1.9k sold' },
  { title: 'Enamel teapot 900 ml with steel infuser', picture: pictures.photo, price: '$22.40', rating: '4.9', note: '740 sold' },
  { title: 'Two-tone leather tote, hand stitched', picture: pictures.handbag, price: '$75.00', rating: '4.8', note: '1.1k sold' },
  { title: 'Two-seat sofa with reading lamp, cobalt', picture: pictures.sofa, price: '$420.00', rating: '4.7', note: '210 sold' },
] as const
