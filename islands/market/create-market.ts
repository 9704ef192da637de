/** The market's store, joined to this browser and to the website API. */
import type { ApiLanguage } from '#i18n/locales.ts';
import { applicationMarketList } from '#src/api/contract/market.ts';
import { clock } from '#src/browser/clock.ts';
import { currentAddress, queryParameters, replaceAddress } from '#src/browser/location.ts';
import { readMarketAddress, writeMarketAddress } from '#src/domain/market-address.ts';
import { callApi } from '#src/stores/call-api.ts';
import { createMarket, type Market } from '#src/stores/market.ts';

/** @param categories as the API calls them */
export function createBrowserMarket(language: ApiLanguage, categories: readonly string[]): Market {
  return createMarket({
    call: (question, signal) => callApi(applicationMarketList, question, { language, signal }),
    clock,
    address: {
      read: () => readMarketAddress(queryParameters(), categories),
      keep: (shown) => replaceAddress(writeMarketAddress(currentAddress(), shown)),
    },
  });
}
