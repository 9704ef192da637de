/** Runs inside the chat desk's pages, which have no script of the site: says what to do where their island's code does not come. */
import { followLostCode } from './lost-code.ts';

followLostCode();
