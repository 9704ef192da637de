import type { requestPages as original } from '../zh-CN/request-pages.ts';
import type { Twin } from '../twin.ts';

export const requestPages = {
  noScript: 'The form needs JavaScript. You can also call {{phone}} or write to',
  help: 'Rather not fill in a form? Call {{phone}} or write to',
  partners: {
    meta: {
      title: 'Channel partners',
      description:
        'Recommend {{brand}} to the sellers you serve: links and installers of your own, a coupon for your customers, sign-ups counted as yours. Four steps, with a builder for links, QR codes and posters.',
    },
    title: 'Bring them into harbour, and they count as yours',
    lead: 'Service providers, forwarders, trainers, site builders: if people around you run shops, we can work together. You introduce, they get a coupon, the system knows they came from you.',
    apply: 'Apply to be a partner',
    kit: 'Try the partner kit',
    who: {
      title: 'Who it suits',
      items: [
        {
          name: 'Cross-border services',
          text: 'Shop operation, ERP, logistics, payments: your customers already ask how not to be linked.',
        },
        {
          name: 'Training and communities',
          text: 'You teach people to open shops. Lesson one: a profile for each.',
        },
        {
          name: 'Hardware and networks',
          text: 'You sell computers, VPS or lines, and can set up the browser along with them.',
        },
      ],
    },
    gain: {
      title: 'What you get, what they get',
      you: 'You',
      customer: 'Your customer',
      rows: [
        {
          you: 'A code of your own, in links and in the name of the installer',
          customer: 'The official installer, unchanged',
        },
        {
          you: 'Sign-ups within 7 days count as yours by themselves',
          customer: 'A {{coupon}} yuan no-threshold coupon, half price in the first month',
        },
        {
          you: 'Links, QR codes and posters made in one go',
          customer: 'You to turn to, and our support as well',
        },
      ],
    },
    process: {
      title: 'Four steps',
      steps: [
        { name: 'Apply', text: 'Fill in the form below: who are your customers?' },
        { name: 'Talk', text: 'We call within support hours and settle how to work together.' },
        { name: 'Get your code', text: 'Make links, QR codes and posters with the kit.' },
        { name: 'Bring the first one', text: 'They open the link and sign up; it counts as yours.' },
      ],
      apply: 'Begin with step one',
    },
    kitPanel: {
      title: 'Partner kit',
      text: 'Enter your code. Link, QR code and poster are made in this page; nothing is sent.',
    },
    form: { title: 'Apply to be a partner', text: 'Everything but “Anything else” is needed.' },
    rule: 'If somebody opens the links of several partners, the last one counts. After 7 days without a sign-up it lapses.',
  },
  private: {
    meta: {
      title: 'Private deployment',
      description:
        'The whole of {{brand}} on your own servers: data stays in your racks, accounts connect to your systems. From 2 cores, 16 GB of memory and over 300 GB of disk, on Linux, with installation, acceptance and training.',
    },
    title: 'The whole system, in your own racks',
    lead: 'Some data must not leave the company. Private deployment puts accounts, shops, logs and rights on your servers, in the hands of your people.',
    apply: 'Tell us what you need',
    why: {
      title: 'When to think of it',
      items: [
        {
          name: 'Rules keep data in house',
          text: 'Credentials, operation logs and staff records are written to your database only.',
        },
        {
          name: 'Hundreds of people, thousands of shops',
          text: 'Servers of your own, shared with nobody, rights that follow your organisation.',
        },
        {
          name: 'Systems to connect',
          text: 'Your domain, your single sign-on, your audit and your backups.',
        },
      ],
    },
    users: {
      title: 'Who it is for',
      text: 'Large seller groups, e-commerce centres of brands, exporters with a security department. What they share: many shops, many people, strict audits.',
      apply: 'That is us',
    },
    requirements: {
      title: 'What the server needs',
      head: ['Item', 'At least', 'Recommended'],
      rows: [
        ['Processor', '2 cores', '4 cores'],
        ['Memory', '16 GB', '32 GB'],
        ['Disk', 'over 300 GB', 'over 1 TB'],
        ['System', 'Linux', 'CentOS 7.4'],
        ['Also', 'Domain and SSL certificate', 'Domain and SSL certificate'],
      ],
    },
    process: {
      title: 'From need to running',
      steps: [
        { name: 'Needs', text: 'Shops, people, network and security, told once.' },
        { name: 'Plan and price', text: 'Architecture, machines and fees, with tax shown apart.' },
        { name: 'Installation', text: 'Our engineers install, configure and connect it on your servers.' },
        {
          name: 'Acceptance and training',
          text: 'Checked point by point; one session for admins, one for staff.',
        },
        { name: 'Running it', text: 'Updates, backups and repairs as agreed.' },
      ],
    },
  },
  apply: {
    meta: {
      title: 'Private deployment request',
      description:
        'Tell us about your company and what you need. We call within support hours with a plan and a price.',
    },
    title: 'Tell us what it should look like',
    lead: 'The more concrete, the more useful the first call. What you have typed stays, also after a reload.',
    form: { title: 'Your needs' },
    after: {
      title: 'What happens then',
      items: [
        'Within support hours an adviser calls the mobile number you leave.',
        'A talk of 30 minutes settles size and surroundings.',
        'The plan covers three things: architecture, machines, fees.',
      ],
    },
  },
  applied: {
    meta: { title: 'Request sent', description: 'Your private deployment request was sent.' },
    title: 'Submitted, we will contact you ASAP',
    text: 'An adviser calls your mobile within support hours (Monday to Sunday, 9:00 to 22:00 Beijing time). Until then you may want to read:',
    links: { cores: 'Core features', security: 'Security and trust', cases: 'Use cases' },
    notShown: 'We have your request; it just cannot be shown here.',
  },
  ecology: {
    meta: {
      title: 'Eco Center',
      description:
        'Bring your plug-ins, tools and services into {{brand}}: join in 3 steps, list in the market, be in the browser that sellers open every day.',
    },
    title: 'Your tool, in the browser that sellers open every day',
    lead: 'Product research, translation, ERP, payment, shipping: half of a seller’s day is spent in the browser. Come in, and they need not go looking.',
    apply: 'Apply to join',
    plan: 'Read the plan',
    steps: {
      title: 'Join in 3 steps',
      items: [
        { name: 'Apply', text: 'Your company, your product, the problem it solves for a seller.' },
        {
          name: 'Connect and be checked',
          text: 'A test environment and the interface; a version is fixed once the security check is passed.',
        },
        {
          name: 'Go live',
          text: 'You stand in the market and in the workbench’s list of plug-ins; figures come monthly.',
        },
      ],
      apply: 'Begin with step one',
    },
    rules: {
      title: 'What the check looks at',
      items: [
        'It asks for the rights it needs and not one more.',
        'It neither reads nor sends shop accounts and passwords.',
        'Notes say what changed, and a bad version can be taken back.',
      ],
    },
    market: 'See what is in the market',
    form: { title: 'Apply to join' },
  },
  plan: {
    meta: {
      title: 'Ecosystem plan',
      description:
        'The ecosystem plan of {{brand}}: who can join, what we give, how data and rights are handled, the way from application to listing.',
    },
    title: 'A harbour is more than a place for ships',
    lead: 'The plan is for people who mean to stay: rules first, then business.',
    give: {
      title: 'What we give',
      items: [
        {
          name: 'A place',
          text: 'In the market and the workbench, ordered by category and use. Ranks are not for sale.',
        },
        {
          name: 'An interface',
          text: 'To install, hide and uninstall plug-ins, with a test environment to run it in first.',
        },
        { name: 'Joint promotion', text: 'Room in news, video guides and promotions, written together.' },
      ],
    },
    expect: {
      title: 'What we expect',
      items: [
        {
          name: 'Security',
          text: 'Fewest rights, signed code, an answer to vulnerabilities within 24 hours.',
        },
        { name: 'Honesty', text: 'Clear functions and prices, nothing exaggerated, nobody lured.' },
        { name: 'Support', text: 'Somebody who answers, in Chinese or English.' },
      ],
    },
    apply: 'Join the plan',
  },
  appointment: {
    meta: {
      title: 'Book a demo',
      description:
        'Book a demo online or a visit: pick a date and a time, leave a mobile number, and we confirm. Monday to Sunday, 9:00 to 22:00 Beijing time.',
    },
    title: 'Pick a time and watch it run',
    lead: 'Thirty minutes online: bring the number of your shops and the size of your team, and we show it on your case.',
    items: [
      'Three shops opened, profiles and IPs compared on the spot',
      'A shop granted to an employee, and taken back',
      'A risk warning, from its appearance to its end',
      'Your questions, answered there and then',
    ],
    form: { title: 'Book' },
  },
  contact: {
    meta: {
      title: 'Contact us',
      description:
        'Before and after buying, business, security: phone, QQ, e-mail and hours. The right desk is the fastest.',
    },
    title: 'The right desk is the fastest',
    lead: 'Support hours: Monday to Sunday, 9:00 to 22:00 Beijing time. Leave a message at other times.',
    rows: {
      presales: 'Before you buy',
      aftersales: 'Support',
      business: 'Business and partners',
      security: 'Security',
    },
    paidOnly: 'Support is for paying accounts, in Chinese or English.',
    address: 'Company',
    more: { chat: 'Live chat', message: 'Leave a message', book: 'Book a demo' },
    form: { title: 'Leave a message', text: 'Usually answered the same day.', submit: 'Send the message' },
  },
  contactNew: {
    meta: {
      title: 'Leave us a message',
      description: 'Write down your question, leave a way to reach you, and we answer within support hours.',
    },
    title: 'Tell us first, we come to you',
    lead: 'Write what is on your mind; leave a way to reach you if you want an answer.',
    other: 'Something more urgent',
  },
  feedback: {
    meta: {
      title: 'Feedback',
      description: 'Ideas, problems, mistakes on this site: write them down. We read every one.',
    },
    title: 'Something in your way? Tell us',
    lead: 'Somebody reads every line. Say where it was, what you did and what came up: that gets it mended soonest.',
    tips: {
      title: 'What helps most',
      items: [
        'System and client version, such as Windows 11, 6.4.0',
        'Which step you began with, what you saw in the end',
        'Whether it comes back, and how often',
      ],
    },
    detect: 'Add a report of the device check',
    form: { title: 'Write it down' },
  },
} as const satisfies Twin<typeof original>;
