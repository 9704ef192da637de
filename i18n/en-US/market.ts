import type { TwinOf } from '../twin.ts';

export const market = {
  meta: {
    name: 'Applications',
    title: 'Applications and plugins',
    description:
      'Plugins for product research, pricing, orders, shipping, ads and automation. Install once and use them in every shop profile.',
  },
  title: 'Applications and plugins',
  lead: 'Install once and use in every profile. Details say who made it and when it was updated.',
  search: 'Search applications',
  placeholder: 'For example: translate, freight, reviews',
  category: 'Category',
  all: 'All',
  open: 'Category: {{category}}',
  categories: {
    listing: 'Listing',
    pricing: 'Pricing',
    orders: 'Orders',
    logistics: 'Shipping',
    finance: 'Finance',
    ads: 'Ads',
    research: 'Research',
    rpa: 'Automation',
    security: 'Security',
    team: 'Team',
  },
  total: '{{total}} applications',
  /** Before the facts of an entry that was made up. */
  sample: 'Sample',
  samples: 'Entries marked “Sample” are not real apps.',
  allSamples: 'All of these are samples, not real apps.',
  installs: '{{count}} installs',
  updated: 'updated {{date}}',
  more: 'Show {{count}} more',
  newest: 'Updated last',
  loading: 'Loading…',
  empty: {
    title: 'No results for “{{keyword}}”',
    text: 'Try another word, or browse all categories.',
    clear: 'Clear the search',
  },
  failed: {
    text: 'We couldn’t load the list. Check your connection and try again.',
    retry: 'Try again',
  },
  noScript:
    'Search and categories need JavaScript. The list is below. You can also search and install under “Plugins” in the client.',
  install: 'Install in workbench',
  details: {
    open: 'Details',
    permissions: 'What it asks for',
    untold: 'The provider lists no permissions. Ask the provider first.',
    may: {
      page: 'Read the shop page that is open',
      fill: 'Fill in fields on shop pages',
      files: 'Save files to your computer',
      notify: 'Show notifications',
      storage: 'Keep its own settings in the profile',
      network: 'Talk to the provider’s server',
    },
    versions: 'What has changed',
  },
  join: {
    title: 'Build tools for sellers?',
    text: 'List yours in three steps, in the browser sellers use every day.',
    action: 'Apply to join',
  },
  kinds: {
    rpa: {
      name: 'RPA: record a task once and let it run',
      text: 'Turn daily tasks such as exporting reports and filling in tracking numbers into a flow that runs in the shop’s own profile. Find and install flows here; the client runs them.',
    },
    assistant: {
      name: 'Seller assistant: sales trends beside the product page',
      text: 'See a product’s estimated sales trend, price changes and first listing date while you look at its page. It opens inside the client; you can see a sample on its page.',
    },
    plugins: {
      name: 'Plugins: install once, use in every profile',
      text: 'The owner or a manager installs, hides and removes the team’s plugins in the workbench, so staff don’t have to look for them. Without signing in, you manage only your own plugins on this computer.',
    },
  },
  assistant: {
    meta: {
      name: 'Seller assistant',
      title: 'Seller assistant: product sales trends',
      description:
        'See estimated sales trend, price range and first listing date beside a product page while you browse, inside {{brand}}.',
    },
    title: 'Sales trends beside every product page',
    lead: 'The seller assistant is built into the client. Open a product page, and the side panel shows the estimated sales trend, price changes and first listing date. You can also paste a product link to look it up. Sales are estimates, worked out from the rank, the number of reviews and the price history that a product page shows in public. For popular products they can be up to 30% off, for others more, so use them to compare trends.',
    chart: 'Estimated sales over the last 12 months',
    facts: [
      { name: 'Estimated monthly sales', value: '1,240 units' },
      { name: 'Price, last 90 days', value: '$18.90–$24.50' },
      { name: 'First listed', value: 'March 18, 2025' },
    ],
    uses: {
      title: 'When it helps',
      items: [
        {
          name: 'Product research',
          text: 'Look at a full year of sales before you decide to sell a product.',
        },
        { name: 'Pricing', text: 'See the 90-day range, not one day’s low.' },
        { name: 'Restocking', text: 'Check last year’s season before you restock.' },
      ],
    },
    panel: {
      title: 'Look up a product',
      label: 'Product link or number',
      hint: 'Paste the link of a product page or a product number. Only what the product page shows in public is read, nothing from your seller dashboard.',
      go: 'Look it up in the client',
      needed: 'Enter a product link or number.',
      unclear:
        'This is neither a product link nor a number. Copy the link from the address bar of the product page.',
      opening: 'Opening it in the client…',
      opened: 'Opened in the client.',
      unreached: 'The client isn’t responding. Start it and try again.',
      doctor: 'See what is wrong in the workbench',
      failed: 'Couldn’t open it: {{reason}}',
      absent: 'The seller assistant runs in the client. Download it first, or connect in the workbench.',
      here: 'You can also look up a product on the web, without the client',
      download: 'Download the client',
      workbench: 'Open the workbench',
    },
  },
} as const satisfies TwinOf<'market'>;
