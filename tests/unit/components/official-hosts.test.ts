import { describe, expect, it } from 'vitest';
import { officialHosts } from '#src/components/sections/security/official-hosts.ts';

const home = 'https://www.berth.example';
const urls = [
  'https://app.berth.example/login',
  'https://trial.berth.example/',
  'https://app.berth.example',
  'https://wpa.qq.com',
  'https://berth.example.evil.test',
];

describe('officialHosts', () => {
  it('lists our hosts once, this site first, and nobody else', () => {
    const own = ['www.berth.example', 'app.berth.example', 'trial.berth.example'];
    expect(officialHosts(home, urls, home)).toEqual(own);
  });

  it('lists the origin that the site is built for, whatever it is', () => {
    expect(officialHosts('https://berth.test', [], home)).toEqual(['berth.test']);
  });
});
