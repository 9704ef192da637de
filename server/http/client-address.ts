/**
 * Whose request it is, for limits. `X-Forwarded-For` is believed only as far as the operator's own proxies wrote it: read
 * from the right, the first address that is not one of them is the client. Without configured proxies it is never read.
 */
import { BlockList, isIP } from 'node:net';

export type AddressReader = (socketAddress: string | undefined, forwardedFor: string | undefined) => string;

/** @param trustedProxies addresses and CIDR ranges */
export function createProxyCheck(trustedProxies: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const range of trustedProxies) {
    const [address = '', bits] = range.split('/');
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(plain(address)) !== 0 && trusted.check(plain(address), familyOf(plain(address)));
}

export function createAddressReader(trustedProxies: readonly string[]): AddressReader {
  const isTrusted = createProxyCheck(trustedProxies);
  return (socketAddress, forwardedFor) => {
    let address = plain(socketAddress ?? '');
    const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()));
    while (isTrusted(address)) {
      const previous = hops.pop();
      if (previous === undefined || isIP(previous) === 0) break;
      address = previous;
    }
    return limitKey(address);
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/**
 * One form for each address: proxies write them with a port or in brackets, and IPv4 inside IPv6 (mapped, or behind NAT64) is
 * the same client as IPv4, however its last 32 bits are written.
 */
function plain(written: string): string {
  const bare = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(written)?.[1] ?? written;
  const address = /^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/.exec(bare)?.[1] ?? bare;
  if (isIP(address) !== 6 || address.includes('%')) return address;
  const inside = groupsOf(address);
  const [high = 0, low = 0] = inside.slice(6);
  const prefix = inside
    .slice(0, 6)
    .map((group) => group.toString(16))
    .join(':');
  if (prefix !== '0:0:0:0:0:ffff' && prefix !== '64:ff9b:0:0:0:0') return address;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** The eight groups of an IPv6 address, dotted endings included. */
function groupsOf(address: string): number[] {
  const dotted = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const [a = 0, b = 0, c = 0, d = 0] = dotted?.slice(1).map(Number) ?? [];
  const hex =
    (dotted ? address.slice(0, dotted.index) : address) +
    (dotted ? `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}` : '');
  const [head = '', tail] = hex.split('::');
  const read = (part: string): number[] =>
    part === '' ? [] : part.split(':').map((group) => parseInt(group, 16));
  if (tail === undefined) return read(head);
  const [left, right] = [read(head), read(tail)];
  return [...left, ...Array<number>(Math.max(0, 8 - left.length - right.length)).fill(0), ...right];
}

/** One IPv6 device or office has a /64 of addresses, so that counts as one. */
function limitKey(address: string): string {
  if (isIP(address) !== 6) return address;
  return networkName(groupsOf(address.split('%')[0] ?? ''), 4);
}

/** @param groups how many of the eight belong to the network */
function networkName(address: readonly number[], groups: number): string {
  const network = address.slice(0, groups);
  return `${network.map((group) => group.toString(16)).join(':')}::/${groups * 16}`;
}

export interface Network {
  name: string;
  /** How many times what one address may do all of this network may do together. */
  times: number;
}

/**
 * What a client counts under: its address, and for IPv6 the networks around it, since a household is given a /56 or a /48 and
 * with it 256 or 65,536 addresses as we count them. A carrier's /56 is as many phones, so these may do more than one may.
 * @param address as an `AddressReader` gives it
 */
export function networksOf(address: string): readonly Network[] {
  const own = { name: address, times: 1 };
  if (!address.endsWith('::/64')) return [own];
  const [a = 0, b = 0, c = 0, d = 0] = address.split(':').map((group) => parseInt(group, 16));
  const household = `${networkName([a, b, c, d & 0xff00], 4).slice(0, -'64'.length)}56`;
  return [own, { name: household, times: 4 }, { name: networkName([a, b, c], 3), times: 16 }];
}

/** The widest network that one household may have: whoever asks for the same number from within it counts as one. */
export function householdOf(address: string): string {
  return networksOf(address).at(-1)?.name ?? address;
}
