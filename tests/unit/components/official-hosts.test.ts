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
  it('lists only our hosts, each once, this site first', () => {
    const own = ['www.berth.example', 'app.berth.example', 'trial.berth.example'];
    expect(officialHosts(home, urls, home)).toEqual(own);
  });

  it('lists the origin of the build', () => {
    expect(officialHosts('https://berth.test', [], home)).toEqual(['berth.test']);
  });
});
