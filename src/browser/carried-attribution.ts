/** Who sent the visitor, as a form sends it along. A file of its own: forms fetch it beside what they need at once. */
import { attributionFields } from '#src/domain/attribution-fields.ts';
import { currentAttribution } from './attribution.ts';

export const carriedAttribution = () => attributionFields(currentAttribution());
