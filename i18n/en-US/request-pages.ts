import type { TwinOf } from '../twin.ts';

export const requestPages = {
  noScript: 'This form needs JavaScript. You can also call {{phone}} (in China) or email',
  help: 'Prefer not to use the form? Call {{phone}} (in China) or email',
  contactUse: {
    text: 'We use what you enter only to contact and answer you, and keep it for up to {{requestKeepMonths}} months after the matter is settled:',
    link: 'Privacy Policy, section 11',
  },
  after: {
    title: 'What happens next',
    items: [
      { name: 'At once', text: 'The page confirms that your message arrived and shows what you wrote.' },
      { name: 'Then', text: 'Someone reads it and passes it to the right team.' },
      { name: 'Within one working day', text: 'If you left contact details, we reply.' },
    ],
    hours: 'Support hours',
  },
  partners: {
    meta: {
      name: 'Partner program',
      title: 'Channel partner program',
      description:
        'Refer sellers to {{brand}} with your own links, QR codes and posters. Sign-ups within {{partnerDays}} days are credited to you, and your customers get a coupon.',
    },
    title: 'Recommend {{brand}} to your customers',
    lead: 'For service providers, freight forwarders, trainers and site builders whose customers run shops. You refer them, they get a coupon, and their sign-ups are credited to you.',
    apply: 'Apply to become a partner',
    kit: 'Try the partner kit',
    arrival: {
      account: 'Your customer’s account',
      ofCode: 'The coupon that comes with code {{code}}',
      ofUs: 'New-user gift: a coupon with no minimum spend, and half price in the first month',
      sample: 'The amount depends on the code',
    },
    who: {
      title: 'Who it’s for',
      items: [
        {
          name: 'Services for sellers',
          text: 'Shop management, ERP, logistics, payments: your customers already ask how to keep their accounts separate.',
        },
        {
          name: 'Training and communities',
          text: 'You teach people to open shops. Teach account separation from lesson one.',
        },
        {
          name: 'Hardware and networks',
          text: 'You sell computers, VPS or internet connections, and can set up the browser with them.',
        },
      ],
    },
    gain: {
      title: 'What you and your customers get',
      you: 'You',
      customer: 'Your customer',
      rows: [
        {
          you: 'Your own partner code, in links and, on Windows, in the installer’s file name',
          customer: 'The official installer, unchanged',
        },
        {
          you: 'Sign-ups within {{partnerDays}} days of a click, credited to you automatically; commission and payout are set in your contract',
          customer:
            'The coupon of your code, plus the new-user gift: a CNY {{newUserCoupon}} coupon and half price in the first month',
        },
        {
          you: 'Links, QR codes and posters in one step',
          customer: 'Help from you and from our support',
        },
      ],
    },
    process: {
      title: 'How to become a partner',
      steps: [
        { name: 'Apply', text: 'Fill in the form below and tell us who your customers are.' },
        {
          name: 'Agree on terms',
          text: 'We contact you within one working day and agree on terms, commission and payout.',
        },
        { name: 'Get your code', text: 'Create links, QR codes and posters with the partner kit.' },
        {
          name: 'Refer your first seller',
          text: 'They open your link and sign up, and the sign-up is credited to you.',
        },
      ],
      apply: 'Start with step one',
    },
    kitPanel: {
      title: 'Partner kit',
      text: 'Enter your code. Your link, QR code and poster are created on this page. Nothing is sent to us.',
    },
    formText: 'All fields are required except “Anything else”.',
    rule: 'If a seller clicks several partners’ links, the last one counts. A referral expires after {{partnerDays}} days without a sign-up.',
  },
  private: {
    meta: {
      name: 'Private Deployment',
      title: 'Private deployment on your own servers',
      description:
        'Host {{brand}} on your own Linux servers. Accounts, shops and logs stay in house. From 2 cores, 16 GB RAM, 300 GB disk, with setup and training.',
    },
    title: '{{brand}} on your own servers',
    lead: 'If your data can’t leave the company, host {{brand}} yourself. Accounts, shops, logs and permissions stay on your servers, run by your team.',
    apply: 'Request private deployment',
    why: {
      title: 'When to choose private deployment',
      items: [
        {
          name: 'Policy keeps data in house',
          text: 'Credentials, activity logs and staff records are stored only in your own database, ready for an audit.',
        },
        {
          name: 'Hundreds of people, thousands of shops',
          text: 'Dedicated servers. Permissions follow your organization, and each division sees only its own shops.',
        },
        {
          name: 'Your own systems',
          text: 'Your domain, your certificate, your audit and your backups.',
        },
      ],
    },
    inUse: {
      title: 'Same client, your servers',
      text: 'Your team works in the same client, with the same roles, access and logs. The only difference: the servers are yours.',
    },
    network: {
      company: 'Company network',
      servers: 'Your servers',
      db: 'Accounts and roles',
      profiles: 'Shop profiles',
      logs: 'Activity log',
      backup: 'Backups',
      shops: 'Fixed IP of each shop',
    },
    example: 'Example setup: {{title}}',
    next: 'Tell us about your shops and servers',
    split: {
      title: 'What is yours, what is ours',
      items: [
        { name: 'You run', text: 'servers, domain and certificate, network, backups, and who has access.' },
        {
          name: 'We do',
          text: 'installation, integration and training. For 30 days after acceptance, we fix any deviation from the order at no charge.',
        },
        { name: 'Remote help', text: 'You grant access for the occasion and revoke it afterward.' },
        { name: 'License', text: 'For the company named in the order. It can’t be passed on.' },
      ],
      clause: 'User Service Agreement, section 11',
    },
    requirements: {
      title: 'Server requirements',
      head: ['Item', 'Minimum', 'Recommended'],
      rows: [
        ['Processor', '2 cores', '4 cores'],
        ['Memory', '16 GB', '32 GB'],
        ['Disk', 'over 300 GB', 'over 1 TB'],
        [
          'System',
          'Linux',
          'CentOS 7.4. Its maintenance has ended; for new servers the plan settles on a supported distribution',
        ],
        ['Also needed', 'Domain and SSL certificate', 'Domain and SSL certificate'],
      ],
    },
    process: {
      title: 'How it works',
      steps: [
        {
          name: 'Requirements',
          text: 'We contact you within one working day. In a 30-minute call you tell us about your shops, team, network and security.',
          who: 'Done by: both sides',
        },
        {
          name: 'Plan and quote',
          text: 'You get an architecture, a hardware list and a quote, with tax shown separately.',
          who: 'Done by: us',
        },
        {
          name: 'Installation',
          text: 'Installed, configured and connected on your servers.',
          who: 'Done by: our engineers',
        },
        {
          name: 'Acceptance and training',
          text: 'We test it with you point by point and train your admins and staff.',
          who: 'Done by: both sides',
        },
        {
          name: 'Operation',
          text: 'You keep the backups. Updates and support as agreed.',
          who: 'Done by: your admins',
        },
      ],
    },
  },
  apply: {
    meta: {
      title: 'Request private deployment',
      description:
        'Tell us about your company. We contact you within one working day, agree on scope, and send a plan and a quote.',
    },
    title: 'Request private deployment',
    lead: 'The more detail you give, the more useful the first call. Your entries are kept if you reload.',
    form: { title: 'Your requirements' },
    after: {
      title: 'What happens next',
      items: [
        'We contact you within one working day, at the mobile number or email you leave.',
        'In a 30-minute call we agree on size and environment.',
        'You get a plan and a quote: architecture, hardware, fees.',
      ],
    },
  },
  applied: {
    meta: {
      title: 'Request received',
      description:
        'Your private deployment request was received. We contact you within one working day with a plan and a quote.',
    },
    title: 'We’ve received your request',
    text: 'We have your request and will contact you within one working day (support hours: every day, {{supportFrom}} to {{supportTo}} Beijing time).',
    next: {
      title: 'What happens next',
      steps: [
        {
          name: 'We contact you',
          text: 'Within one working day, at the mobile number or email you left.',
        },
        {
          name: 'A 30-minute call',
          text: 'We agree on shops, people, network and security.',
        },
        { name: 'Plan and quote', text: 'In three parts: architecture, hardware, fees.' },
      ],
    },
    reading: 'Worth reading meanwhile',
    links: {
      cores: { name: 'Features', text: 'What your team works with. It is the same when you host it.' },
      security: { name: 'Security and trust', text: 'Where data is kept, and who can see it.' },
      cases: { name: 'Example setups', text: 'How a group shares out shops and access among its divisions.' },
    },
    notShown: 'We have your request. A summary isn’t available in this browser tab.',
  },
  ecology: {
    meta: {
      name: 'Eco Center',
      title: 'List your tool for sellers (Eco Center)',
      description:
        'Bring your plugin or service to {{brand}} in three steps: apply, integrate and pass the security review, go live in the app market.',
    },
    title: 'List your tool where sellers work all day',
    lead: 'Product research, translation, ERP, payment, shipping: sellers do it all in the browser. Put your tool one click away.',
    apply: 'Apply to join',
    plan: 'Read the partner plan',
    steps: {
      title: 'Join in 3 steps',
      items: [
        {
          name: 'Apply',
          text: 'Tell us about your company, your product and the problem it solves for sellers.',
        },
        {
          name: 'Integrate and pass review',
          text: 'Build against our test environment and API. A version goes live once it passes the security review.',
        },
        {
          name: 'Go live',
          text: 'Your tool appears in the app market and the workbench, with monthly usage figures.',
        },
      ],
      apply: 'Start with step one',
    },
    rules: {
      title: 'What we review',
      items: [
        'It requests only the permissions it needs.',
        'It neither reads nor sends shop accounts and passwords.',
        'Release notes say what changed, and a bad version can be rolled back.',
      ],
    },
    market: 'Browse the app market',
  },
  plan: {
    meta: {
      name: 'Ecosystem partner plan',
      title: 'Ecosystem partner plan',
      description:
        'What ecosystem partners get from {{brand}} (listing, API, joint promotion) and what we expect on security, honesty and support.',
    },
    title: 'Ecosystem partner plan',
    lead: 'For partners who plan to stay: what we give and what we expect.',
    give: {
      title: 'What we give',
      items: [
        {
          name: 'A listing',
          text: 'In the app market and the workbench, sorted by category and use. Rankings can’t be bought.',
        },
        {
          name: 'An API',
          text: 'To install, hide and uninstall plugins, with a test environment to try it in first.',
        },
        { name: 'Joint promotion', text: 'Co-written news, guides and promotions.' },
      ],
    },
    expect: {
      title: 'What we expect',
      items: [
        {
          name: 'Security',
          text: 'Least privilege, signed code, and a reply to vulnerability reports within one working day.',
        },
        {
          name: 'Honesty',
          text: 'Clear functions and prices, no exaggeration, no bait pricing.',
        },
        { name: 'Support', text: 'A support contact who answers in Chinese or English.' },
      ],
    },
    apply: 'Join the plan',
  },
  appointment: {
    meta: {
      name: 'Book a demo',
      title: 'Book a 30-minute demo',
      description:
        'See profiles, IPs, roles and risk warnings live. Pick a date and time (Beijing time) and leave a mobile number; we’ll confirm.',
    },
    title: 'Book a demo',
    lead: '30 minutes, online. Tell us how many shops and people you have, and we’ll show a setup like yours.',
    items: [
      'Three shops opened side by side, with their profiles and IPs compared',
      'A shop assigned to an employee, then revoked',
      'A device-risk warning, from alert to resolution',
      'Answers to your questions',
    ],
    form: { title: 'Choose a time' },
  },
  contact: {
    meta: {
      name: 'Contact',
      title: 'Contact sales, support and security',
      description:
        'Sales, support, partner and security contacts. Support every day, {{supportFrom}} to {{supportTo}} Beijing time; messages answered within one working day.',
    },
    title: 'Contact us',
    lead: 'Use the form or email from anywhere; we reply within one working day. Support hours: every day, {{supportFrom}} to {{supportTo}} Beijing time (UTC+8).',
    rows: {
      presales: 'Before you buy',
      aftersales: 'Support',
      business: 'Business and partners',
      security: 'Security',
    },
    forWhom: {
      presales: 'Questions before you buy, download or sign up',
      aftersales: 'Already a customer, and something isn’t working',
    },
    paidOnly:
      'Anyone can ask about buying, downloading or signing up. Technical support for the product is for paying customers, in Chinese or English.',
    wechat: 'WeChat: scan to add support (Chinese)',
    wechatAlt: 'QR code of our WeChat support',
    address: 'Company',
    more: { chat: 'Chat', message: 'Send us a message' },
    form: {
      title: 'Send us a message',
      text: 'We reply within one working day.',
      submit: 'Send message',
    },
  },
  contactNew: {
    meta: {
      title: 'Send us a message',
      description:
        'Ask {{brand}} a question. Leave your contact details and we’ll reply within one working day.',
    },
    title: 'Send us a message',
    lead: 'Tell us what you need, and leave your contact details if you’d like a reply.',
    other: 'Need help now?',
  },
  feedback: {
    meta: {
      name: 'Feedback',
      title: 'Send feedback',
      description:
        'Report a problem or suggest an idea for {{brand}} or this website. What to include so we can fix it faster.',
    },
    title: 'Send feedback',
    lead: 'We read every message. Tell us where it happened, what you did and what you saw. That’s the fastest way to a fix.',
    tips: {
      title: 'What to include',
      items: [
        'System and client version, such as Windows 11, V6 6.3.1',
        'What you did and what happened',
        'Whether it happens again, and how often',
      ],
    },
    detect: 'Add a report from the device check',
    form: { title: 'Your feedback' },
  },
} as const satisfies TwinOf<'requestPages'>;
