/** Turns complaints of rules and stores into sentences of the `forms` dictionary. */
import { useTranslation } from 'react-i18next';
import type { Message } from '#src/domain/validation/message.ts';

export type Say = (message: Message | undefined) => string | undefined;

export function useMessages(): Say {
  const { t } = useTranslation('forms');
  const say = ({ key, variables, reason }: Message): string =>
    t(key, { ...variables, ...(reason && { reason: say(reason) }) });
  return (message) => message && say(message);
}
