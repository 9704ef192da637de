/** What is watched while it works: the gateways whose answers end an outage. */
import type { OAuthProvider } from '#server/oauth/provider.ts';
import type { SmsSender } from '#server/sms/sender.ts';
import type { Outages } from './outages.ts';

export function watchSms(sender: SmsSender, outages: Outages): SmsSender {
  return {
    async send(message) {
      await sender.send(message);
      outages.worked('SMS gateway');
    },
  };
}

export function watchProvider(provider: OAuthProvider, outages: Outages): OAuthProvider {
  return {
    async exchange(code) {
      const found = await provider.exchange(code);
      outages.worked('sign-in provider');
      return found;
    },
  };
}
