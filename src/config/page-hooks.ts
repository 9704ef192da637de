/**
 * Marks in the markup for scripts, and their meaning. Scripts import them from here (src/browser/dom.ts); a test
 * (tests/unit/house/page-hooks.test.ts) compares the list with the pages and scripts. Marks for styles only are not in
 * it, and islands need none.
 */
export const pageHooks = {
  // The frame of every page.
  'data-route': 'Name of the route, on the body: for statistics, and for what a script does on one page only',
  'data-attribution': 'On the root: an address or a cookie names somebody who sent the visitor',
  'data-line':
    'On the root: the pure edition, whose name every page bears; on a row: the product line of a version',
  'data-offer':
    'On the root: the language that is offered, where the browser prefers another than the page’s',
  'data-theme': 'On the root: the theme that the visitor chose',
  'data-toggle-theme': 'Switches between light and dark',
  'data-choose-language': 'A link to the same page in that language, which is then kept',
  'data-login': 'The way to sign in, or the name of who has: its label while nobody has',
  'data-sign-out': 'Forgets who has signed in on the site',
  'data-menu': 'A menu of the header, which closes when something else is pressed',
  'data-dismiss': 'Puts its box away for good: key in local storage',
  'data-what': 'Beside data-dismiss: the word to keep there, where it is not 1',
  'data-banner': 'A dated banner: its id',
  'data-starts': 'When a banner or a promotion begins',
  'data-ends': 'When a banner or a promotion ends',
  'data-fixed-brand': 'Keeps the brand’s name as it is written, in the pure edition as well',
  'data-site-script': 'On the root: address of the site’s script, which the loader in the head brings',
  'data-reload': 'Reloads the page for code that did not come, and keeps what was typed',
  'data-keeps-page': 'Work that a reload would lose: the page stays when the client closes the connection',
  'data-saved': 'On a field that React controls: the text before the visitor typed',
  'data-held': 'A link that does more once its island is awake: presses wait for that',

  // Live values.
  'data-store-count': 'Stores served',
  'data-zone': 'A clock of the home page: the time zone that it shows',
  'data-greetings': 'What people say there in the morning, by day and in the evening, with | between them',
  'data-hours': 'The day in twenty-four hours: what the present one is called',
  'data-live-qr': 'A picture of a QR code that may change without a build',
  'data-live-qr-name': 'Beside it: whom the code leads to',
  'data-live-qr-account': 'Beside it: words for the account to add by hand, with # for its name',
  'data-base-coupon': 'The coupon for everyone, in yuan',
  'data-coupon-name': 'What that coupon is called',
  'data-pack': 'Its name where it is a pack of several',
  'data-more-coupon': 'The promoter’s coupon on top: its amount once it is known',
  'data-more': 'Its words, with # for the amount; elsewhere the button that fetches more rows',
  'data-more-pack': 'Its words where it is a pack of several',
  'data-ad': 'A place for a booked ad: `top` or `bottom`',
  'data-booked': 'What a booked ad is called there',
  'data-ad-expand': 'What the button says that opens its larger picture',
  'data-ad-link': 'Its link',
  'data-ad-text': 'Its words',
  'data-ad-badge': 'What kind of thing it is',
  'data-ad-id': 'Number of the ad that is shown',
  'data-ad-name': 'Its name',
  'data-ad-url': 'Where it leads',
  'data-web-trial': 'A link to the online trial: the place that it is told, where it is not the page',
  'data-sign-ups': 'Who signed up a moment ago: its words, with # for how long ago',

  // Statistics.
  'data-track': 'A button or link whose presses are counted: its name',
  'data-track-display': 'A block that is told once it has been seen: its name',

  // Single gestures and small pages.
  'data-print': 'Prints the page',
  'data-far': 'A promotion whose next change is too far off to count down to',
  'data-sent': 'What was sent, shown back; `now` once it is there',
  'data-missing': 'On the root: neither the address nor the tab has an invitation',
  'data-platform': 'On the root: the platform whose panel is open',
  'data-shown-system': 'On the root: the system whose releases are shown',
  'data-systems': 'Systems that a release or a change is for',
  'data-registered-as':
    'What is said to a visitor who has registered in this tab, with # for the masked number',
  'data-signed-in-as': 'Beside it: what is said to who is signed in, with # for the name',
  'data-greets': 'What is said after a registration to who is signed in, with # for the name',
  'data-register-another': 'The way back to the registration’s form, for another number',
  'data-state': 'A section for one of the states that a page may end in',
  'data-title': 'What the page’s heading says in that state',
  'data-host': 'The host that a link leads to',
  'data-go': 'The link on to it',
  'data-text': 'A sentence with a placeholder to fill',
  'data-sought': 'The address that leads nowhere',

  // Downloads.
  'data-paged': 'Its first rows are shown',
} as const;

export type PageHook = keyof typeof pageHooks;

/** Hooks that need `src/scripts/live-values.ts`. */
export const LIVE_HOOKS: readonly PageHook[] = [
  'data-store-count',
  'data-ad',
  'data-base-coupon',
  'data-live-qr',
  'data-sign-ups',
];
