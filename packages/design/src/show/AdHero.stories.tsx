import { pictures } from '../gallery/samples.ts'
import type { Stories } from '../story.ts'
import { AdHero, type HeroSlide } from './AdHero.tsx'

const words = { previousLabel: 'Previous offer', nextLabel: 'Next offer' }
const slides: HeroSlide[] = [
  {
    href: '#weekend',
    kicker: 'The weekend edit',
    title: 'Pack light, see more',
    text: 'Bags, cases and cameras that fit under the seat.',
    action: 'Shop from $29.90',
    pictures: [pictures.backpack, pictures.camera, pictures.luggage],
  },
  {
    href: '#sound',
    kicker: 'Studio week',
    title: 'Hear the room',
    text: 'Headphones that fold away.',
    action: 'Listen in',
    pictures: [pictures.headphone],
  },
  { href: '#tea', title: 'Slow afternoons', action: 'See teapots', pictures: [pictures.photo] },
]

export const stories: Stories = {
  name: 'AdHero',
  cases: {
    'Three slides': () => <AdHero {...words} label="Offers" slides={slides} />,
    'One thing on the podium': () => <AdHero {...words} label="One offer" slides={slides.slice(1, 2)} />,
    'A photo fills the arch': () => <AdHero {...words} label="A photo" slides={slides.slice(2)} />,
    'Two, and a long title': () => (
      <AdHero
        {...words}
        label="A long one"
        slides={[
          {
            ...slides[0]!,
            title: 'Viaja ligero y llega mucho más lejos',
            action: 'Comprar desde $29.90',
            pictures: [pictures.plant, pictures.teapot],
          },
        ]}
      />
    ),
  },
}
