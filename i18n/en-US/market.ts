import type { market as original } from '../zh-CN/market.ts';
import type { Twin } from '../twin.ts';

export const market = {
  meta: {
    title: 'Applications',
    description:
      'Plug-ins and applications for your shop profiles: research, pricing, orders, shipping, ads, RPA. Search, browse by category, install once for every profile.',
  },
  title: 'Add what is missing',
  lead: 'Installed once, at hand in every shop profile of your team. Each says who made it, when it was updated and how many use it.',
  search: 'Search applications',
  placeholder: 'Such as: translate, freight, reviews',
  category: 'Category',
  all: 'All',
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
  installs: '{{count}} installs',
  updated: 'updated {{date}}',
  version: 'version {{version}}',
  more: 'Show {{count}} more',
  loading: 'Reading',
  empty: {
    title: 'Nothing for “{{keyword}}”',
    text: 'Try another word, or look at all categories.',
    clear: 'Clear the search',
  },
  failed: { text: 'The list could not be read.', retry: 'Try again' },
  noScript: 'The market needs JavaScript. You can also search and install under “Plug-ins” in the client.',
  install: 'Install in the workbench',
  join: {
    title: 'You make tools yourself?',
    text: 'Three steps, and they stand in the browser that sellers open every day.',
    link: 'Apply to join',
  },
  kinds: {
    rpa: {
      title: 'RPA: record the clicks once',
      text: 'Listing, repricing, answering reviews: what repeats every day becomes a flow that runs in the shop’s own profile. The client runs it; this page is for finding and installing.',
      link: 'See all automation',
    },
    assistant: {
      title: 'Seller assistant: sales while you look at a product',
      text: 'On a product page it shows the sales trend, how the price moved and when the product was listed. It opens inside the client; a sample of it stands here.',
      link: 'About the seller assistant',
    },
    plugins: {
      title: 'Plug-ins: install once, have them in every profile',
      text: 'The signed-in account manages the team’s plug-ins, and guests have a set of their own. Install, hide and remove them in the workbench, so that staff need not go looking.',
      link: 'Manage plug-ins in the workbench',
    },
  },
  assistant: {
    meta: {
      title: 'Seller assistant',
      description:
        'See the sales trend, price changes and first listing of a product while you look at its page; inside the client, look-ups stay with the shop.',
    },
    title: 'See the sales while you look at the product',
    lead: 'The seller assistant is a look-up tool in the client: open a product page, and its side shows the sales trend, price changes and first listing. No links to copy elsewhere.',
    sample: 'Sample data',
    chart: 'Sales over the last 12 months',
    facts: [
      { name: 'Sales a month', value: '1,240 pieces' },
      { name: 'Price within 90 days', value: '18.90 to 24.50 US dollars' },
      { name: 'First listed', value: '2025-03-18' },
    ],
    uses: {
      title: 'When it helps',
      items: [
        { name: 'Choosing', text: 'A year’s trend first, then decide whether to follow.' },
        { name: 'Pricing', text: 'The range of ninety days, not the low of one.' },
        { name: 'Restocking', text: 'Last year’s season before this one.' },
      ],
    },
    panel: {
      title: 'Look up a product',
      label: 'Product link or number',
      hint: 'Links to product pages of the large marketplaces work.',
      go: 'Look it up in the client',
      needed: 'Enter a product link or number.',
      opening: 'Asking the client',
      opened: 'Opened in the client.',
      unreached: 'The client does not answer. Is it running?',
      doctor: 'See in the workbench what is wrong',
      failed: 'It could not be opened: {{reason}}',
      absent: 'The seller assistant runs in the client. Download it first, or connect in the workbench.',
      download: 'Download the client',
      workbench: 'Open the workbench',
    },
  },
} as const satisfies Twin<typeof original>;
