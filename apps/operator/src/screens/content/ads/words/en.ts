export const en = {
  title: 'Ads',
  text: 'What stands at the five positions of the home page, in its time.',
  add: 'Make an ad',
  none: 'No ads yet',
  position: 'Position',
  rank: 'Order at its position',
  link: 'Where it leads',
  linkHint: 'A place in the mall (#/…) or an https address',
  images: 'Pictures',
  kicker: 'Line above the title',
  headline: 'Title',
  body: 'Text',
  button: 'Button',
  preview: 'Preview',
  phone: 'Phone',
  desktop: 'Desktop',
  previous: 'Previous offer',
  next: 'Next offer',
  positions: {
    top: 'Stage at the top',
    center_top: 'Beside the stage',
    center: 'In the middle',
    center_bottom: 'Below the middle',
    bottom: 'At the bottom',
  },
}

export type AdWords = typeof en
