/**
 * Runs in the chat desk's pages, which have no site script: says what to do if their island's code could not be loaded.
 */
import { reloadOnFailure } from './reload-on-failure.ts';

reloadOnFailure();
