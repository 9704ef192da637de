import type { TwinOf } from '../twin.ts';

export const lookUp = {
  meta: {
    title: 'Look up a product’s sales',
    description:
      'Paste a product link or number to see estimated monthly sales, the 90-day price range, the first listing date and a year’s trend.',
  },
  title: 'Look up how a product sells',
  lead: 'Paste the link of a product page or a product number. Sales are estimates, shown as a range. They aren’t figures that a marketplace has published.',
  noScript: 'The look-up needs JavaScript. Turn it on and reload the page.',
  back: 'About the seller assistant',
  go: 'Look it up',
  asking: 'Looking it up…',
  found: 'Found: {{name}}',
  answers: {
    unknown_marketplace:
      'Products of this marketplace can’t be looked up yet. Check that the link is a product page, or try another marketplace.',
    unknown_product:
      'There is no estimate for this product. Check the link or the number. New products usually take a few weeks to appear.',
    no_answer:
      'The estimate service didn’t answer. Your entry isn’t the problem. Try again in a few minutes.',
  },
  of: '{{marketplace}}, number {{product}}',
  sample: 'Sample data',
  asOf: 'Estimated on {{date}}',
  sales: 'Estimated monthly sales',
  pieces: '{{range}} units',
  price: 'Price, last 90 days',
  listed: 'First listed',
  unknown: 'Unknown',
  chart:
    'Estimated sales over the last {{count}} months, from the least to the most in each month; the table below has the figures',
  months: { open: 'Month by month', month: 'Month', sales: 'Estimated sales (units)' },
  note: 'Sales are worked out from the rank, the number of reviews and the price history that a product page shows in public. For popular products they can be up to 30% off, for others more, so use them to compare trends.',
} as const satisfies TwinOf<'lookUp'>;
