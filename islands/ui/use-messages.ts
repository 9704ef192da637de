/** Turns what the rules and the stores complain of into sentences of the `forms` dictionary. */
import type { Message } from '#src/domain/validation/message.ts';
import { useDictionary } from './use-dictionary.tsx';

export type Say = (message: Message | undefined) => string | undefined;

export function useMessages(): Say {
  const t = useDictionary('forms');
  const say = ({ key, variables, reason }: Message): string =>
    t(key, reason ? { ...variables, reason: say(reason) } : variables);
  return (message) => message && say(message);
}
