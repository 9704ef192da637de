/**
 * Runs inside the home page, right before the download button: tells the page the visitor's own system, for which the
 * button has its words. Standing before it, it can never change what was painted. An unknown system, and a browser
 * without scripts, see the words that hold for all.
 */
import { readDeviceFacts } from '#src/browser/device-facts.ts';
import { pageRoot } from '#src/browser/page-facts.ts';
import { systemOf } from '#src/domain/device/system-of.ts';

const system = systemOf(readDeviceFacts());
// There is no client for these two: the download page sends the link on to a computer.
if (system) pageRoot().dataset['system'] = system.startsWith('ip') ? 'elsewhere' : system;
