/**
 * The client's address, for limits. `X-Forwarded-For` is read only behind the operator's own proxies, from the right:
 * the first address that is not one of them is the client.
 */
import { BlockList, isIP } from 'node:net';
import { convertIPv4BinaryToString, convertIPv6ToBinary, expandIPv6 } from 'hono/utils/ipaddr';

export type AddressReader = (socketAddress: string | undefined, forwardedFor: string | undefined) => string;

/** @param trustedProxies addresses and CIDR ranges */
export function createProxyCheck(trustedProxies: readonly string[]): (address: string) => boolean {
  if (trustedProxies.length === 0) return () => false;
  const trusted = new BlockList();
  for (const range of trustedProxies) {
    const [address = '', bits] = range.split('/');
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  return (written) => {
    const address = normalized(written);
    return isIP(address) !== 0 && trusted.check(address, familyOf(address));
  };
}

export function createAddressReader(trustedProxies: readonly string[]): AddressReader {
  const isTrusted = createProxyCheck(trustedProxies);
  return (socketAddress, forwardedFor) => {
    let address = normalized(socketAddress ?? '');
    const hops = (forwardedFor ?? '').split(',').map((hop) => normalized(hop.trim()));
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

/** The prefixes of the 32 bits of IPv4: `::ffff:0:0/96`, `64:ff9b::/96`. */
const IPV4_PREFIXES = [0xffffn, 0x64_ff9b_0000_0000_0000_0000n];

/**
 * One form for each address: proxies write them with a port or in brackets, and IPv4 inside IPv6 (mapped, or behind
 * NAT64) is the same client as IPv4, however its last 32 bits are written.
 */
function normalized(written: string): string {
  const bare = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(written)?.[1] ?? written;
  const address = /^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/.exec(bare)?.[1] ?? bare;
  if (isIP(address) !== 6 || address.includes('%')) return address;
  const bits = convertIPv6ToBinary(address);
  return IPV4_PREFIXES.includes(bits >> 32n) ? convertIPv4BinaryToString(bits & 0xffff_ffffn) : address;
}

/** One IPv6 device or office has a /64 of addresses, so that counts as one. */
function limitKey(address: string): string {
  if (isIP(address) !== 6) return address;
  return networkName(groupsOf(expandIPv6(address.split('%')[0] ?? '')), 4);
}

const groupsOf = (address: string): number[] => address.split(':').map((group) => parseInt(group, 16));

/** @param groups how many of the eight belong to the network */
function networkName(address: readonly number[], groups: number): string {
  const network = address.slice(0, groups);
  return `${network.map((group) => group.toString(16)).join(':')}::/${groups * 16}`;
}

export interface Network {
  name: string;
  /** The network's limit, as a multiple of one address's. */
  times: number;
}

/**
 * The keys under which limits count a client: its address, and for IPv6 the networks around it, since a household gets
 * a /56 or a /48, and with it 256 or 65,536 addresses. A carrier's /56 is as many phones, so networks have higher
 * limits.
 * @param address from an `AddressReader`
 */
export function networksOf(address: string): readonly Network[] {
  const own = { name: address, times: 1 };
  if (!address.endsWith('::/64')) return [own];
  const [a = 0, b = 0, c = 0, d = 0] = groupsOf(address);
  const household = `${networkName([a, b, c, d & 0xff00], 4).slice(0, -'64'.length)}56`;
  return [own, { name: household, times: 4 }, { name: networkName([a, b, c], 3), times: 16 }];
}

/** The widest network of one household: all requests from it for the same number count as one client's. */
export function householdOf(address: string): string {
  return networksOf(address).at(-1)?.name ?? address;
}
