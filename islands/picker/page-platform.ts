/** The system that this page is about. */
import { readDeviceFacts, readHints, readRenderer } from '#src/browser/device-facts.ts';
import { offerComputer, showPlatform, shownPlatform } from '#src/browser/shown-platform.ts';
import { createPlatform } from './platform.ts';

export const pagePlatform = createPlatform({
  readFacts: readDeviceFacts,
  readHints,
  readRenderer,
  shown: shownPlatform,
  show: showPlatform,
  offerComputer,
});
