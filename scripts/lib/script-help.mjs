/**
 * What each npm script is for, in a line. Plain JavaScript that imports nothing: help needs nothing installed.
 * @type {Readonly<Record<string, string>>}
 */
export const scriptHelp = {
  start: 'installs, builds and serves the site, the API, the chat desk and the client simulator',
  test: 'installs, then runs every check; -- --only=types,lint runs some of them',
  help: 'prints this list',
  dev: 'development server with hot reload, API included',
  build: 'the static site into dist/, ready for a CDN',
  'build:mirror': 'the download pages alone, for another host, into dist-mirror/',
  client: 'the desktop-client simulator alone, on CLIENT_PORT',
  releases: 'writes sizes and checksums of installers into the manifest; -- <folder with the installers>',
  films: 'makes the help films out of the site; needs ffmpeg; -- --film <name> makes one',
  pictures: 'makes the pictures of the product out of the site, in both languages and themes',
  gallery:
    'shows every page, size, theme and language in one page, beside the commit before; -- --routes home',
  submissions: 'prints what visitors sent, as CSV or JSON; -- --help',
  joins: 'lists who asks to join a company, approves and refuses; -- --help',
  cancellations: 'lists accounts to be closed, closes and refuses; -- --help',
  invitations: 'lists, makes and revokes invitations; -- --help',
  deliveries: 'lists what waits to be handed on, sends again what was set aside; -- --help',
  audit: 'prints what these commands changed, when, and who ran them; -- --help',
  reports: 'prints what pages reported: broken policies, faults of their code; -- --help',
  person: 'shows, exports and erases what is held about one person; -- --help',
  backup: 'writes all that the database holds into one file; -- --out FILE',
  restore: 'fills an empty database with a backup; -- FILE',
  move: 'moves the embedded database into PostgreSQL; -- --help',
  'check:deploy': 'nginx and Caddy as docs/deploy/ sets them up, compared with our own server; needs a build',
  'host-config': 'headers and types of the build for nginx or Caddy; -- nginx FOLDER',
  sbom: 'prints what production is made of, as CycloneDX',
  'test:faults': 'disk full, database away, clock set back, gateways: by the real thing',
  'check:release': 'lists what still holds a sample value, before a release',
  'check:clocks':
    'the tests a week, a year and five years on; -- --all --browser --machine takes all of them',
  'check:coverage':
    'breaks what docs/coverage.md names and sees whether the named test fails; -- --sample 40',
  'test:language': 'adds a third language to a copy, builds it, and sees that it is everywhere',
  'test:network': 'loses each file that pages fetch on demand and asks whether the visitor gets on',
  'test:browsers': 'walks through the site with old and other browsers',
  measure: 'bytes, words and build time; -- --built only looks at what is built',
  'bench:bridge': 'the bridge against two peers, in ratios',
  'bench:pages': 'pages on a simulated phone, beside a bare page, in ratios',
  'bench:interactions': 'how soon pages answer a visitor on a slow phone',
  'bench:server':
    'the server beside a bare Hono and nginx, with slow readers, slow databases, several processes',
  'bench:growth': 'a year of traffic in both databases: size, queries, start; -- --days=365',
  attack: 'tries attacks on a server of your own, and says what held; -- --list',
  'bench:workbench': 'the workbench’s longest task while 10,000 pushes a second arrive',
  'chaos:desk': 'thousands of messages through the chat desk in bad weather, in figures',
};
