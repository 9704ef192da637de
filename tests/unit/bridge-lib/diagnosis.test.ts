import { describe, expect, it } from 'vitest';
import { type DiagnosisFacts, compareVersions, diagnose } from '#bridge-lib/diagnosis.ts';
import { REASON_STATUS, type Reason } from '#bridge-lib/status.ts';

interface Changes extends Partial<Omit<DiagnosisFacts, 'state'>> {
  readonly permission?: DiagnosisFacts['state']['permission'];
}

function factsOf(reason: Reason, { permission = 'granted', ...changes }: Changes = {}): DiagnosisFacts {
  return {
    state: { status: REASON_STATUS[reason], reason, permission },
    browser: 'chromium',
    hasClientCookies: true,
    wasReady: false,
    clientVersion: null,
    oldestVersion: null,
    ...changes,
  };
}

describe('diagnose', () => {
  it.each<[Reason, Changes, string, string]>([
    ['idle', {}, 'working', 'busy'],
    ['handshaking', {}, 'working', 'busy'],
    ['ready', {}, 'connected', 'good'],
    ['ready', { clientVersion: '6.4.2', oldestVersion: '6.0.0' }, 'connected', 'good'],
    ['ready', { clientVersion: '5.9', oldestVersion: '6.0.0' }, 'too-old', 'bad'],
    ['ready', { clientVersion: null, oldestVersion: '6.0.0' }, 'connected', 'good'],
    ['client-absent', { hasClientCookies: false }, 'not-installed', 'visitor'],
    ['client-absent', { hasClientCookies: true }, 'session-wrong', 'bad'],
    ['secret-invalid', {}, 'session-wrong', 'bad'],
    ['awaiting-visitor', { permission: 'prompt' }, 'browser-asks', 'visitor'],
    ['permission-denied', { permission: 'denied' }, 'browser-denied', 'bad'],
    ['permission-unanswered', { permission: 'prompt' }, 'browser-unanswered', 'visitor'],
    ['browser-refused', {}, 'browser-refuses', 'bad'],
    ['unreachable', {}, 'not-running', 'bad'],
    ['unreachable', { permission: 'denied' }, 'browser-denied', 'bad'],
    ['unreachable', { permission: 'prompt' }, 'browser-unanswered', 'visitor'],
    ['unreachable', { browser: 'safari', permission: 'unsupported' }, 'browser-refuses', 'bad'],
    ['unreachable', { browser: 'safari', wasReady: true }, 'not-running', 'bad'],
    ['unreachable', { browser: 'firefox', permission: 'unsupported' }, 'not-running', 'bad'],
    ['closed-early', {}, 'session-stale', 'bad'],
    ['handshake-timeout', {}, 'session-stale', 'bad'],
    ['handshake-refused', {}, 'handshake-refused', 'bad'],
    ['lost', { wasReady: true }, 'lost', 'bad'],
    ['frame-too-large', { wasReady: true }, 'frame-too-large', 'bad'],
    ['disposed', {}, 'closed', 'bad'],
  ])('%s with %j is %s (%s)', (reason, changes, code, severity) => {
    expect(diagnose(factsOf(reason, changes))).toMatchObject({ code, severity, reason });
  });

  it('offers a remedy for every state but good and busy, and connecting only where the browser asks', () => {
    for (const reason of Object.keys(REASON_STATUS) as Reason[]) {
      const { severity, remedies } = diagnose(factsOf(reason));
      expect(remedies.length > 0).toBe(severity === 'bad' || severity === 'visitor');
      expect(remedies.includes('connect')).toBe(severity === 'visitor');
    }
  });
});

it.each([
  ['6.4.2', '6.4.2', 0],
  ['6.10.0', '6.9.9', 1],
  ['5.9.9', '6', -1],
  ['6.4.2-beta', '6.4.2', 0],
  ['nonsense', '0.0.1', -1],
])('compareVersions orders %s and %s', (one, other, expected) => {
  expect(compareVersions(one, other)).toBe(expected);
});
