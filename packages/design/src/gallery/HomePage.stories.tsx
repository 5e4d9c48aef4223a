import { IconButton } from '../controls/IconButton.tsx'
import { SearchField } from '../controls/SearchField.tsx'
import { Icon } from '../Icon.tsx'
import { IconBell, IconPlus } from '../icons.ts'
import { Grid } from '../layout/Grid.tsx'
import { Rail } from '../layout/Rail.tsx'
import { Section } from '../layout/Section.tsx'
import { AdCard } from '../show/AdCard.tsx'
import { AdHero } from '../show/AdHero.tsx'
import { CategoryNav, CategoryTile } from '../show/CategoryTile.tsx'
import { Dot } from '../show/CountBadge.tsx'
import { ProductCard } from '../show/ProductCard.tsx'
import { Wordmark } from '../show/Wordmark.tsx'
import type { Stories } from '../story.ts'
import styles from './HomePage.module.css'
import { goods, pictures } from './samples.ts'

const categories = [
  ['Fashion', pictures.dress],
  ['Shoes', pictures.shoe],
  ['Bags', pictures.handbag],
  ['Tech', pictures.headphone],
  ['Home', pictures.sofa],
  ['Travel', pictures.luggage],
  ['Kitchen', pictures.teapot],
  ['Cameras', pictures.camera],
  ['Plants', pictures.plant],
  ['Music', pictures.guitar],
] as const

const weekend = {
  href: '#weekend',
  kicker: 'The weekend edit',
  title: 'Pack light, see more',
  text: 'Bags, cases and cameras that fit under the seat.',
  action: 'Shop from $29.90',
  pictures: [pictures.backpack, pictures.camera, pictures.luggage],
}

const Card = ({ product, feature }: { product: (typeof goods)[number]; feature?: boolean }) => (
  <ProductCard
    {...product}
    href="#product"
    wasLabel="was"
    ratingLabel={`${product.rating} of 5 stars`}
    feature={feature}
    action={
      <IconButton label={`Add ${product.title}`} look="raised" compact>
        <Icon of={IconPlus} size={20} />
      </IconButton>
    }
  />
)

function TopOfTheHomePage() {
  return (
    <>
      <div className={styles.bar}>
        <Wordmark name="Mall" href="#home" />
        <IconButton label="Notices, 2 unread" badge={<Dot />}>
          <Icon of={IconBell} />
        </IconButton>
      </div>
      <SearchField
        value=""
        onChange={() => {}}
        onSubmit={() => {}}
        label="Search the mall"
        submitLabel="Search"
        clearLabel="Clear"
        placeholder="Search shoes, cameras, teapots…"
      />
      <div className={styles.stage}>
        <AdHero slides={[weekend, weekend, weekend, weekend]} label="Offers" previousLabel="Previous offer" nextLabel="Next offer" />
        <div className={styles.side}>
          <AdCard
            href="#warm"
            title="Warm layers, soft prices"
            text="Scarves, coats and knits up to 30% off"
            action="See knitwear"
            picture={{ ...pictures.scarf, tint: 2 }}
          />
          <AdCard
            href="#makers"
            title="New makers this week"
            text="42 studios opened a shop"
            action="Meet them"
            picture={{ ...pictures.teapot, tint: 8 }}
          />
        </div>
      </div>
      <CategoryNav label="Categories" className={styles.categories}>
        {categories.map(([name, picture]) => (
          <CategoryTile key={name} href={`#${name}`} name={name} picture={picture} />
        ))}
      </CategoryNav>
      <Section title="Price drops" subtitle="Lowest in 30 days" seeAll={{ href: '#drops', label: 'See all' }}>
        <Rail label="Price drops" previousLabel="Previous" nextLabel="Next">
          {goods.map((product) => (
            <Card key={product.title} product={product} />
          ))}
        </Rail>
      </Section>
      <Section title="Hot this week" subtitle="What people are buying now">
        <Grid>
          {goods.map((product, at) => (
            <Card key={product.title} product={product} feature={at === 0} />
          ))}
        </Grid>
      </Section>
    </>
  )
}

export const stories: Stories = { name: 'Home page', cases: { 'Its parts together': TopOfTheHomePage } }
